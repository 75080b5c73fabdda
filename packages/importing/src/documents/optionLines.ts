import type { SourceChange, SourceOption } from '../source/study.ts';
import { type Child, type Draft, leftOut } from './draft.ts';
import { optionText } from './options.ts';
import { isNone, otherIn } from './speech.ts';

/** Where the participants of an answer go on, as it is written behind it. */
export interface OptionSkip {
  readonly code: string;
  readonly to: string | null;
  readonly place: string;
  readonly text: string;
}

/** The answers in lines. */
interface ReadOptions {
  readonly options: readonly SourceOption[];
  readonly hasOther: boolean;
}

/** Returns the answers in lines. What is written behind them is noted. */
export function optionsOf(
  children: readonly Child[],
  { changes, skips, draft }: { readonly changes: SourceChange[]; readonly skips: OptionSkip[]; readonly draft: Draft },
): ReadOptions {
  const depth = Math.min(...children.slice(0, 1000).map(({ line }) => line.depth));
  const top = children.filter(({ line }) => line.depth <= depth || line.mark?.kind === 'box');
  const tops = new Set(top);
  for (const { line } of children.filter((one) => !tops.has(one))) changes.push(leftOut(line.place, line.text));
  const coded = codesBefore(top);
  const isMarked = top.some(({ line }) => line.mark !== null);
  const codes = new Set<string>();
  const options: SourceOption[] = [];
  let hasOther = false;
  for (const { line } of top) {
    const before = coded.get(line.text);
    const own = optionText(before?.text ?? line.text, line.to);
    if (line.mark === null && isMarked) {
      // A line between answers that is none.
      changes.push(leftOut(line.place, line.text));
      continue;
    }
    for (const note of own.notes) changes.push(leftOut(line.place, note));
    const others = top.length - 1;
    const { isOther, isNamed } = otherIn(own.text);
    if (isOther && (isNamed || others >= 2) && own.verdict === null && draft.hint.type !== 'matrix') {
      hasOther = true;
      changes.push({ kind: 'text', place: line.place, text: line.text, verdict: 'equivalent', code: 'otherOption' });
      if (own.skip !== null) changes.push(leftOut(line.place, own.skip.text));
      continue;
    }
    const label = before?.code ?? own.code ?? (line.mark?.label || String(options.length + 1));
    const code = codes.has(label) ? freeOf(codes, label) : label;
    codes.add(code);
    options.push({
      code,
      text: own.text,
      ...(own.isExclusive || isNone(own.text) ? { isExclusive: true } : {}),
      ...(own.verdict === null ? {} : { status: own.verdict }),
    });
    if (own.skip !== null) skips.push({ code, to: own.skip.to, place: line.place, text: own.skip.text });
  }
  return { options, hasOther };
}

/** Returns the codes before answers without marks, such as `97 Other`, if each has its own; and the texts behind them. */
function codesBefore(
  children: readonly Child[],
): ReadonlyMap<string, { readonly code: string; readonly text: string }> {
  const found = children.map(({ line }) => {
    const [, code = '', text = ''] =
      (line.mark === null ? /^(\d{1,3})\s+(["“]?[\p{Lu}\p{Lo}].*)$/su.exec(line.text) : null) ?? [];
    return [line.text, { code, text }] as const;
  });
  const codes = new Set(found.map(([, { code }]) => code));
  const firstWords = new Set(found.map(([, { text }]) => text.slice(0, 3)));
  const areCodes = children.length >= 2 && !codes.has('') && codes.size === children.length && firstWords.size > 1;
  return new Map(areCodes ? found : []);
}

function freeOf(taken: ReadonlySet<string>, label: string): string {
  let count = 2;
  while (taken.has(`${label}-${count}`)) count += 1;
  return `${label}-${count}`;
}
