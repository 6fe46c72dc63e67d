// Runs the core in MicroPython's WebAssembly build. Reads {core, jobs} as JSON on standard input:
// the core's files by name, and jobs as texts of {table, seats, seed, rounds}; prints the
// fingerprints. JavaScript must not read a table itself: its numbers lose bits of a mask above 53.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const { loadMicroPython } = await import(pathToFileURL(process.argv[2]).href)
const { core, jobs } = JSON.parse(readFileSync(0, 'utf8'))
const python = await loadMicroPython({ heapsize: 32 * 1024 * 1024 })
python.FS.mkdir('/core')
for (const [name, text] of Object.entries(core)) python.FS.writeFile(`/core/${name}`, text)
python.runPython(`
import gc, json, sys
sys.path.append('/')
from core import playout
from core.layout import STATE_SIZE

def play(seed):
    global mark
    buffers = [0] * playout.BUFFERS_SIZE
    ended = playout.random_round(job['table'], [0] * STATE_SIZE, buffers, job['seats'], seed) >= 0
    mark = playout.fold(mark, buffers[-1]) if ended and mark >= 0 else -1
`)
const marks = []
for (const text of jobs) {
  const job = JSON.parse(text)
  python.globals.set('text', text)
  python.runPython('job = json.loads(text)\nmark = playout.START')
  // One call a round: this build can collect garbage only between calls.
  for (let i = 0; i < job.rounds; i++) python.runPython(`play(${job.seed + i})\ngc.collect()`)
  python.runPython('text = str(mark)')
  marks.push(Number(python.globals.get('text')))
}
console.log(JSON.stringify(marks))
