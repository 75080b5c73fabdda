import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { oneLine } from '@guide-studio/guide-core/internal';
import { goalsToCover, pathOf } from '@guide-studio/interview-engine/internal';
import type { Exploration, Goal } from '@guide-studio/interview-engine/paths';

/** What a name means. */
export interface Named {
  readonly goal: Goal;
  /**
   * An option or row that everyone is shown who is shown the question, which is the goal. `isNeverShown`: nobody is, because
   * it is an exclusive option of the question from which this one carries.
   */
  readonly part?: { readonly kind: 'Option' | 'Row'; readonly text: string; readonly isNeverShown?: boolean };
}

type Item = Exploration['plan']['items'][number];

/** Returns what an option of a question means: itself if participants may be shown or select it or not. */
export function optionNamed(exploration: Exploration, planned: Item, at: number): readonly Named[] {
  const { index: item, options, carriedFrom } = planned;
  const option = options[at];
  if (option === undefined) return [];
  const own = goalsToCover(exploration).find(
    (goal) => goal.kind === 'option' && goal.item === item && goal.option === option.id,
  );
  if (own !== undefined) return [{ goal: own }];
  const isNeverShown = carriedFrom !== null && option.exclusive;
  return [{ goal: { kind: 'item', item }, part: { kind: 'Option', text: option.text, isNeverShown } }];
}

function rowNamed({ index: item, rows }: Item, at: number): readonly Named[] {
  const row = rows[at];
  return row === undefined ? [] : [{ goal: { kind: 'item', item }, part: { kind: 'Row', text: row.text } }];
}

const short =
  /^(?:Q(?<number>\d+)|b(?<block>\d+)(?:\.(?:i(?<place>\d+)|c(?<of>\d+)))?)(?:\.c(?<concept>\d+))?(?:\.(?<kind>[or])(?<part>\d+))?$/iu;

/**
 * Returns what a short name of a place means: `Q7`, `b3`, `b3.c1`, `b3.i2` and, as in the ids of steps, `b3.i2.c1`; a
 * question may be followed by one of its options or rows, as in `Q7.o2` and `b3.i2.r1`. Numbers count from 1.
 */
export function shortlyNamed(exploration: Exploration, name: string): readonly Named[] {
  const { items, blocks } = exploration.plan;
  const groups = short.exec(name)?.groups;
  if (groups === undefined) return [];
  const at = (group: string): number | null => (groups[group] === undefined ? null : Number(groups[group]) - 1);
  const [number, block, place, of, concept, part] = ['number', 'block', 'place', 'of', 'concept', 'part'].map(at);
  const planned = blocks[block ?? -1];
  if (number === null && planned === undefined) return [];
  const item = typeof number === 'number' ? items[number] : planned?.items[place ?? -1];
  if (item !== undefined) {
    if (typeof part === 'number')
      return groups['kind']?.toLowerCase() === 'o' ? optionNamed(exploration, item, part) : rowNamed(item, part);
    if (typeof concept !== 'number') return [{ goal: { kind: 'item', item: item.index } }];
    const isThere = blocks[item.block]?.concepts[concept] !== undefined;
    return isThere ? [{ goal: { kind: 'item', item: item.index, concept } }] : [];
  }
  if (planned === undefined || typeof place === 'number' || typeof part === 'number') return [];
  if (typeof of !== 'number') return [{ goal: { kind: 'block', block: planned.index } }];
  return planned.concepts[of] === undefined ? [] : [{ goal: { kind: 'concept', block: planned.index, concept: of } }];
}

/**
 * Returns what a place in the file means, as JSON has it (`["studyGuide",0,"items",1]`), or with slashes or dots. A place
 * within a part means this part, one of a criterion that it is met and that it is not.
 */
export function placedAt(exploration: Exploration, name: string): readonly Named[] {
  const { plan } = exploration;
  const words = name.split(/[\s"'[\],/.]+/u).filter((word) => word !== '');
  if (words[0] !== 'studyGuide' && words[0] !== 'outcome') return [];
  const goals: readonly Goal[] = [
    ...goalsToCover(exploration, { pairs: true }),
    ...plan.blocks.map(({ index: block }): Goal => ({ kind: 'block', block })),
  ];
  const byPath = new Map<string, Named[]>();
  const add = (path: readonly (string | number)[], one: Named): void => {
    const key = path.join('/');
    byPath.set(key, [...(byPath.get(key) ?? []), one]);
  };
  for (const goal of goals) {
    const path = pathOf(plan, goal);
    add(path, { goal });
    if (goal.kind === 'criterion') add(path.slice(0, -1), { goal });
  }
  for (const item of plan.items) {
    const path = pathOf(plan, { kind: 'item', item: item.index });
    const own = item.carriedFrom === null ? item.options : [];
    for (const [at] of own.entries())
      for (const one of optionNamed(exploration, item, at)) if ('part' in one) add([...path, 'options', at], one);
    for (const [at] of item.rows.entries()) for (const one of rowNamed(item, at)) add([...path, 'rows', at], one);
  }
  for (let length = words.length; length > 1; length -= 1) {
    const found = byPath.get(words.slice(0, length).join('/'));
    if (found !== undefined) return found;
  }
  return [];
}

/**
 * Returns what a text means that the output has: that of a question, the nickname of a concept, or the title of a block;
 * shortened, too.
 */
export function textNamed(
  { studyGuide }: CreateStudyRequest,
  { plan: { items, blocks } }: Exploration,
  name: string,
): readonly Named[] {
  const wanted = oneLine(name);
  const isMeant = (text: string): boolean => {
    const line = oneLine(text);
    return (
      line === wanted || (wanted.length > 1 && wanted.endsWith('…') && line.startsWith(wanted.slice(0, -1).trimEnd()))
    );
  };
  return [
    ...items.flatMap(({ index: item, item: { text } }): readonly Named[] =>
      isMeant(text) || isMeant(`${item + 1}. ${text}`) ? [{ goal: { kind: 'item', item } }] : [],
    ),
    ...blocks.flatMap(({ index: block, concepts }) =>
      concepts.flatMap((one, concept): readonly Named[] =>
        isMeant(one.concept.nickname) ? [{ goal: { kind: 'concept', block, concept } }] : [],
      ),
    ),
    ...studyGuide.flatMap(({ title }, block): readonly Named[] =>
      title !== '' && isMeant(title) ? [{ goal: { kind: 'block', block } }] : [],
    ),
  ];
}

/** Returns the outcome that a name means: `complete` or `screened_out`. */
export function outcomeNamed(name: string): readonly Named[] {
  const wanted = name.trim().toLowerCase().replaceAll(/[\s-]/gu, '_');
  const outcomes = ['complete', 'screened_out'] as const;
  return outcomes.filter((one) => one === wanted).map((outcome) => ({ goal: { kind: 'outcome', outcome } }));
}
