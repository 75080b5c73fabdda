import type { Child, Draft } from './draft.ts';
import type { Hint } from './hints.ts';
import type { DocumentLine } from './line.ts';
import { isColumnsName, isRepeat, isRowsName } from './listNames.ts';
import { isAsking, isProbe, isPrompt } from './speech.ts';

/** What the lines below a question are. */
export interface Parts {
  readonly options: readonly Child[];
  readonly rows: readonly Child[];
  readonly instructions: readonly DocumentLine[];
  readonly repeatsRows: boolean;
}

/** Returns which lines below a question are its answers, its rows, or what an interviewer does with it. */
export function partsOf(draft: Draft, hint: Hint): Parts {
  const { children } = draft;
  const none = { options: [], rows: [], instructions: [], repeatsRows: false };
  if (children.length === 0) return none;
  const rowMarks = children.filter(({ line }) => line.mark?.kind === 'row');
  if (rowMarks.length > 0)
    return { ...none, rows: rowMarks, options: children.filter((one) => !rowMarks.includes(one)) };
  const lists = [...new Set(children.map(({ list }) => list))];
  if (
    hint.type === 'matrix' ||
    (lists.length > 1 &&
      lists.some((one) => one !== null && isRowsName(one)) &&
      lists.some((one) => one !== null && isColumnsName(one)))
  ) {
    const groups =
      lists.length > 1 ? lists.map((list) => children.filter((one) => one.list === list)) : groupsIn(children);
    const [first = [], second] = groups.filter((group) => group.length > 0);
    if (second === undefined) return { ...none, options: first };
    const repeatsRows = first.every(({ line }) => line.mark === null && isRepeat(line.text));
    return { ...none, rows: repeatsRows ? [] : first, options: groups.slice(1).flat(), repeatsRows };
  }
  if (hint.type === 'open_ended') return { ...none, instructions: children.map(({ line }) => line) };
  if (hint.type !== undefined) return { ...none, options: children };
  const isListed = ({ line }: Child): boolean =>
    line.mark !== null && ['letter', 'number', 'box'].includes(line.mark.kind);
  const listed = children.filter(isListed);
  const others = children.filter((one) => !isListed(one));
  if (listed.length > 1 && others.length > 0 && areOptions(listed, draft))
    return { ...none, options: listed, instructions: others.map(({ line }) => line) };
  return areOptions(children, draft)
    ? { ...none, options: children }
    : { ...none, instructions: children.map(({ line }) => line) };
}

/** Returns children in lists: each with its own group. */
function groupsIn(children: readonly Child[]): readonly (readonly Child[])[] {
  const groups = new Map<number, Child[]>();
  for (const child of children) {
    const known = groups.get(child.line.group);
    if (known === undefined) groups.set(child.line.group, [child]);
    else known.push(child);
  }
  return [...groups.values()];
}

/** Returns true if lines below a question are answers to it: none of them asks, and it can be answered by one of them. */
function areOptions(children: readonly Child[], draft: Draft): boolean {
  const depth = Math.min(...children.slice(0, 1000).map(({ line }) => line.depth));
  const top = children.filter(({ line }) => line.depth === depth).map(({ line }) => line);
  const asking = top.filter(({ text }) => isAsking(text) || isProbe(text)).length;
  if (asking * 2 >= top.length) return false;
  if (top.some(({ mark }) => mark?.kind === 'box')) return true;
  if (top.every(({ mark }) => mark?.kind === 'bullet') && isPrompt(draft.text) && !isChoosing(draft.text)) return false;
  if (
    top.every(({ mark }) => mark?.kind === 'bullet') &&
    top.filter(({ text }) => text.length > 140).length * 2 > top.length
  )
    return false;
  return true;
}

/** Returns true for a prompt that is answered by answers that are there. */
const isChoosing = (text: string): boolean =>
  /^(?:please\s+|bitte\s+)?(?:rate|rank|indicate|select|choose|mark|tick|complete|bewerten?|ordnen?|wählen?|kreuzen|nennen?|state|specify|name)\b/iu.test(
    text,
  );
