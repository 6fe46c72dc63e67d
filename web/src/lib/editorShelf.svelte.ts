/** Which options are shown: all, those that were looked for, those that are changed; groups open and close. */
import type { RuleEditor } from "./editor.svelte";
import { matches, type Group, type Option } from "./editorRules";
import { optionHelp, optionLabel, valueName, valueWords, w } from "./editorWords.svelte";

export const groupLabel = (id: string): string => w(`option-group-${id}`);

export class Shelf {
  query = $state("");
  onlyChanged = $state(false);
  opened = $state.raw<ReadonlySet<string>>(new Set());

  readonly #editor: RuleEditor;

  constructor(editor: RuleEditor) {
    this.#editor = editor;
  }

  filtering = $derived(this.query.trim() !== "" || this.onlyChanged);
  groups = $derived.by((): Group[] =>
    this.#editor.groups
      .map(({ id, options }) => ({ id, options: options.filter((option) => this.#fits(option, id)) }))
      .filter(({ options }) => options.length > 0),
  );
  count = $derived(this.groups.reduce((sum, { options }) => sum + options.length, 0));

  #fits(option: Option, group: string): boolean {
    const { key, values = [] } = option;
    if (this.onlyChanged && !this.#editor.changed.includes(key) && !this.#editor.places.has(key)) return false;
    const texts = [optionLabel(key), optionHelp(key), groupLabel(group), ...values.map((value) => valueName(key, value))];
    texts.push(valueWords(option, this.#editor.value(key), this.#editor.pack)); // "eight": what eights do
    return matches(this.query.trim(), texts);
  }

  isOpen = (group: string): boolean => this.filtering || this.opened.has(group);

  toggle(group: string, open: boolean): void {
    const next = new Set(this.opened);
    if (open) next.add(group);
    else next.delete(group);
    this.opened = next;
  }

  all = (): void => {
    this.query = "";
    this.onlyChanged = false;
  };

  /** The groups in which something is changed, and no others. */
  openChanged(): void {
    const { changed, groups } = this.#editor;
    this.opened = new Set(groups.filter(({ options }) => options.some(({ key }) => changed.includes(key))).map(({ id }) => id));
  }

  /** Whatever hides this option is opened. */
  reveal(key: string): void {
    if (!this.groups.some(({ options }) => options.some((option) => option.key === key))) this.all();
    const group = this.#editor.groups.find(({ options }) => options.some((option) => option.key === key));
    if (group) this.toggle(group.id, true);
  }
}
