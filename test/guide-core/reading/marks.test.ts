import {
  changeMarks,
  coderOfFile,
  fileOfCoder,
  isSameMark,
  type Mark,
  type MarkChange,
  marksOf,
  marksText,
  mergeMarks,
  resolvedMarks,
  reversedMark,
} from '@guide-studio/guide-core/reading';
import { describe, expect, it } from 'vitest';
import { numbersFrom, sized } from '../../size.ts';

// Laws: no edit and no merge loses a mark or doubles one; what is not understood stays in the file.

const codes = ['price', 'taste', 'trust', undefined] as const;

/** Random edits of a list of marks, as one coder makes them. */
class Coder {
  readonly #below: (below: number) => number;
  readonly #prefix: string;
  #count = 0;
  #marks: Mark[];

  constructor(seed: number, prefix: string, marks: readonly Mark[] = []) {
    this.#below = numbersFrom(seed);
    this.#prefix = prefix;
    this.#marks = [...marks];
  }

  get marks(): readonly Mark[] {
    return this.#marks;
  }

  edit(times: number): this {
    for (let at = 0; at < times; at += 1) this.#editOnce();
    return this;
  }

  #editOnce(): void {
    const below = this.#below;
    const index = below(Math.max(1, this.#marks.length));
    const mark = this.#marks[index];
    const way = mark === undefined ? 0 : below(6);
    if (mark === undefined || way <= 2) return this.#add();
    if (way === 3) {
      this.#marks.splice(index, 1);
      return;
    }
    const { code: _, note: __, star: ___, ...place } = mark;
    const next: Mark = way === 4 ? { ...place, ...this.#meaning() } : { ...mark, note: `note ${below(5)}` };
    if (!this.#has(next, mark.id)) this.#marks[index] = next;
  }

  #add(): void {
    const below = this.#below;
    this.#count += 1;
    const start = below(5);
    const id = `${this.#prefix}${String(this.#count).padStart(7, '0')}-0000-4000-8000-000000000000`;
    const sha256 = String(below(2)).repeat(64);
    const at = '2026-12-01T09:00:00Z';
    const place = {
      response: `r${below(3)}`,
      answer: `a${below(2)}`,
      turn: below(2),
      start,
      end: start + 1 + below(3),
    };
    const mark: Mark = { id, ...place, sha256, at, ...this.#meaning() };
    if (!this.#has(mark, id)) this.#marks.push(mark);
  }

  #meaning(): Pick<Mark, 'code' | 'star'> {
    const code = codes[this.#below(codes.length)];
    return code === undefined ? { star: true } : { code };
  }

  #has(mark: Mark, except: string): boolean {
    return this.#marks.some((one) => one.id !== except && isSameMark(one, mark));
  }
}

const textOf = (marks: readonly Mark[]): string => marksText({ marks, kept: [] });
const nameOf = ({ response, answer, turn, start, end, sha256, code, star }: Mark): string =>
  JSON.stringify([response, answer, turn, start, end, sha256, code, star]);
const names = (marks: readonly Mark[]) => marks.map(nameOf).sort();

describe('two branches of one coder', () => {
  it('merge without loss and without doubles, the same in both directions', () => {
    for (let seed = 1; seed <= sized(300, 3000, 20_000); seed += 1) {
      const base = new Coder(seed, 'a').edit(8).marks;
      const ours = new Coder(seed * 7 + 1, 'b', base).edit(5).marks;
      const theirs = new Coder(seed * 7 + 2, 'c', base).edit(5).marks;
      const texts = { base: textOf(base), ours: textOf(ours), theirs: textOf(theirs) };
      const text = mergeMarks(texts);
      const { marks, unread } = marksOf(text);
      const label = `seed ${seed}`;
      expect(unread, label).toEqual([]);
      expect(names(marks), label).toEqual([...new Set(names(marks))]);
      expect(new Set(names(marks)), label).toEqual(new Set(expected(base, ours, theirs)));
      const back = marksOf(mergeMarks({ ...texts, ours: texts.theirs, theirs: texts.ours })).marks;
      expect(names(back), label).toEqual(names(marks));
      expect(mergeMarks({ base: texts.base, ours: text, theirs: text }), label).toBe(text);
      for (const note of notesOf(ours, theirs, base)) expect(text, label).toContain(note);
    }
  });

  it('are read from a file with conflict markers of git', () => {
    const [ours, theirs] = [new Coder(3, 'b').edit(4).marks, new Coder(4, 'c').edit(4).marks];
    const text = `<<<<<<< HEAD\n${textOf(ours)}=======\n${textOf(theirs)}>>>>>>> other\n`;
    const both = marksOf(resolvedMarks(text));
    expect(both.unread).toEqual([]);
    expect(new Set(names(both.marks))).toEqual(new Set([...names(ours), ...names(theirs)]));
  });
});

/** Returns what must be there: what either side has, but for what one side deleted and the other did not change. */
function expected(base: readonly Mark[], ours: readonly Mark[], theirs: readonly Mark[]): readonly string[] {
  const [was, mine, other] = [base, ours, theirs].map((all) => new Map(all.map((mark) => [mark.id, mark])));
  const ids = new Set([...(mine?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...ids].flatMap((id) => {
    const [before, one, two] = [was?.get(id), mine?.get(id), other?.get(id)];
    const same = (mark: Mark) => before !== undefined && JSON.stringify(mark) === JSON.stringify(before);
    if (one === undefined || two === undefined) {
      const only = one ?? two;
      return only === undefined || same(only) ? [] : [nameOf(only)];
    }
    const isSameMeaning = (mark: Mark) => before !== undefined && nameOf(mark) === nameOf(before);
    if (isSameMeaning(one)) return [nameOf(two)];
    if (isSameMeaning(two)) return [nameOf(one)];
    if (one.code !== undefined && two.code !== undefined) return [nameOf(one), nameOf(two)];
    // One side gave it a code, the other side a star: fields are merged one by one.
    const { star: _, code: __, ...place } = one;
    const code = one.code ?? two.code;
    const star = one.star === before?.star ? two.star : one.star;
    return [nameOf({ ...place, ...(code === undefined ? {} : { code }), ...(star === undefined ? {} : { star }) })];
  });
}

function notesOf(ours: readonly Mark[], theirs: readonly Mark[], base: readonly Mark[]): readonly string[] {
  const was = new Map(base.map(({ id, note }) => [id, note]));
  return [...ours, ...theirs].flatMap(({ id, note }) => (note === undefined || note === was.get(id) ? [] : [note]));
}

it('every change can be undone, and a change of what is not there any more is refused', () => {
  const marks = new Coder(5, 'a').edit(30).marks;
  let text = '';
  const changes: MarkChange[] = marks.map((now) => ({ was: null, now }));
  for (const change of changes) ({ text } = changeMarks(text, [change]));
  expect(marksOf(text).marks).toHaveLength(marks.length);
  const [first] = changes;
  if (first === undefined) throw new Error('No change');
  expect(changeMarks(text, [first]).refused).toEqual([first]);
  expect(changeMarks(text, [first]).text).toBe(text);
  expect(changeMarks(text, changes.map(reversedMark)).text).toBe('');
});

it('lines that are not understood are named and kept as they are', () => {
  const [mark] = new Coder(6, 'a').edit(1).marks;
  if (mark === undefined) throw new Error('No mark');
  const later = { ...mark, id: '5d5d8f0e-3a5b-4bb1-8a0e-0a8b6c1d2e3f', confidence: 3 };
  const bad = ['{"id":', JSON.stringify({ ...mark, id: 'x' }), JSON.stringify({ ...mark, end: 0 })];
  const file = `\uFEFF${[...bad, JSON.stringify(later), JSON.stringify(mark)].join('\r\n')}\r\n`;
  const read = marksOf(file);
  expect(read.unread).toEqual([
    { line: 1, code: 'notJson', property: '' },
    { line: 2, code: 'notMark', property: 'id' },
    { line: 3, code: 'notMark', property: 'end' },
  ]);
  const { text } = changeMarks(file, [{ was: mark, now: null }]);
  expect(text).toContain('"confidence":3');
  for (const line of bad) expect(text).toContain(line);
  const merged = mergeMarks({ base: file, ours: text, theirs: file });
  for (const line of bad) expect(merged.split('\n').filter((each) => each === line)).toHaveLength(1);
});

it('the file of a coder has a name that every system takes', () => {
  for (const name of ['Ana', 'Zoë / Köln', 'CON', '..', '', 'a'.repeat(300), '👩‍🔬 Lab', 'م. علي', 'x:y|z']) {
    const file = fileOfCoder(name);
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
    expect(file).toMatch(/^[^.\\/:*?"<>|\p{Cc}][^\\/:*?"<>|\p{Cc}]*\.marks\.jsonl$/u);
    expect(fileOfCoder(coderOfFile(file) ?? '')).toBe(file);
  }
  expect(coderOfFile('notes.json')).toBeNull();
});
