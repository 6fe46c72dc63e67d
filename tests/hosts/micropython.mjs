// Runs the core in MicroPython's WebAssembly build. Reads {core, jobs} as JSON on standard input:
// the core's files by name, and jobs of {table, seats, seed, rounds}; prints the fingerprints.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { loadMicroPython } = await import(pathToFileURL(process.argv[2]).href)
const { core, jobs } = JSON.parse(readFileSync(0, 'utf8'))
const python = await loadMicroPython({ heapsize: 32 * 1024 * 1024 })
python.FS.mkdir('/core')
for (const [name, text] of Object.entries(core)) python.FS.writeFile(`/core/${name}`, text)
python.runPython(`
import json, sys
sys.path.append('/')
from core import playout
from core.layout import STATE_SIZE
marks = []
`)
for (const job of jobs) {
  python.globals.set('job', JSON.stringify(job))
  python.runPython(`
job = json.loads(job)
marks.append(playout.fingerprint(
    job['table'], [0] * STATE_SIZE, [0] * playout.BUFFERS_SIZE, job['seats'], job['seed'], job['rounds']
))
`)
}
python.runPython('marks = json.dumps(marks)')
console.log(python.globals.get('marks'))
