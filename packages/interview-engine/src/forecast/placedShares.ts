import { childrenOf, fromWire, type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import { namedOptions, nearestName, partNamed, takenIn } from '@guide-studio/guide-core/internal';
import type { NamedKind } from '@guide-studio/guide-core/tests';
import {
  type AnswerShares,
  type ForecastAssumptions,
  isByConcept,
  isByRow,
  isWithCustom,
  type JointShares,
} from '@guide-studio/guide-core/shares';
import type { Guide, PlannedItem } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { optionId, rowId } from '../plan/sources.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import type { SharePlace, SharesProblem } from './sharesProblem.ts';

/** Shares of options by id, as given, from 0 to 1. */
export type OptionShares = ReadonlyMap<string, number>;

/** The shares that are given for the answers to a question. */
export type PlacedAnswer =
  | {
      readonly kind: 'options';
      readonly options: OptionShares;
      readonly custom: number | null;
      readonly place: SharePlace;
    }
  | { readonly kind: 'rows'; readonly rows: ReadonlyMap<string, OptionShares>; readonly place: SharePlace };

/** The answers of those who select an option of an earlier question. */
export interface PlacedAmong {
  /** The index of the earlier item. */
  readonly source: number;
  /** The id of its option. */
  readonly option: string;
  readonly answers: ReadonlyMap<string, PlacedAnswer>;
}

/** Shares, with the parts of the guide that their names mean. */
export interface PlacedShares {
  /** By item index; for single concepts by {@link shareKey}. */
  readonly answers: ReadonlyMap<string, PlacedAnswer>;
  readonly among: readonly PlacedAmong[];
  /** By parameter, then by value. */
  readonly parameters: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The indexes of items that have shares, also joint ones only. */
  readonly itemsWithShares: ReadonlySet<number>;
  /** From how many interviews shares were taken: by item index, how many answered it; and by parameter of the link. */
  readonly taken: { readonly items: ReadonlyMap<number, number>; readonly parameters: ReadonlyMap<string, number> };
}

export const shareKey = (item: number, concept: number | null): string => `${item}/${concept ?? ''}`;
/** Returns the item index of a {@link shareKey}. */
export const itemOfKey = (key: string): number => Number(key.split('/')[0]);

/** Finds the parts that shares name. What is wrong with them is added to `problems`. */
export function placedShares(guide: Guide, assumptions: ForecastAssumptions, problems: SharesProblem[]): PlacedShares {
  const { shares = {}, among: joint = [], urlParams = {} } = assumptions;
  const plan = planOf(guide);
  const doc = fromWire(guide);
  const index = itemIndex(doc);

  function unknown(kind: NamedKind, name: string, of: GuideNode | null, place: SharePlace): void {
    problems.push({ code: 'unknownName', place, nearest: nearestName(doc, { kind, name, of }) });
  }

  /** The question with a name, or null. */
  function questionNamed(question: string, place: SharePlace) {
    const node = partNamed(doc, 'question', question, null);
    const planned = plan.items[index.items.findIndex((one) => one.node === node)];
    if (node !== null && planned !== undefined) return { node, planned };
    unknown('question', question, null, place);
    return null;
  }

  /** `base`: the place of the shares. `after`: the index of an item that must be before the questions. */
  function answersIn(
    given: NonNullable<ForecastAssumptions['shares']>,
    base: SharePlace,
    after: number,
  ): ReadonlyMap<string, PlacedAnswer> {
    const found = new Map<string, PlacedAnswer>();
    for (const [question, value] of Object.entries(given)) {
      const named = questionNamed(question, { ...base, question });
      if (named === null) continue;
      const { node, planned } = named;
      if (planned.index <= after) {
        problems.push({ code: 'amongLater', place: { ...base, question } });
        continue;
      }
      const all = isByConcept(value) ? Object.entries(value.byConcept) : [[null, value] as const];
      for (const [name, one] of all) {
        const place = name === null ? { ...base, question } : { ...base, question, concept: name };
        const concept = name === null ? null : conceptNamed(doc, planned.block, name);
        if (concept === -1) {
          unknown('concept', name ?? '', null, place);
          continue;
        }
        const placed = answerOf(planned, node, one, place);
        if (placed !== null) found.set(shareKey(planned.index, concept), placed);
      }
    }
    return found;
  }

  function amongIn({ question, option, shares: given }: JointShares): readonly PlacedAmong[] {
    const place = { among: { question, option } };
    const named = questionNamed(question, place);
    if (named === null) return [];
    const { node, planned } = named;
    if (planned.item.type !== 'multiple_choice') {
      problems.push({ code: 'amongOther', place });
      return [];
    }
    const part = partNamed(doc, 'option', option, node);
    const at = namedOptions(node, index).findIndex((each) => each === part);
    if (at === -1) {
      unknown('option', option, node, place);
      return [];
    }
    return [{ source: planned.index, option: optionId(at), answers: answersIn(given, place, planned.index) }];
  }

  function answerOf(
    planned: PlannedItem,
    node: GuideNode,
    given: AnswerShares,
    place: SharePlace,
  ): PlacedAnswer | null {
    const { item } = planned;
    const isMatrix = item.type === 'matrix';
    if (!isMatrix && item.type !== 'multiple_choice') {
      problems.push({ code: 'noShares', place });
      return null;
    }
    const byRow = isByRow(given) ? given.rows : null;
    if (isMatrix !== (byRow !== null)) {
      problems.push({ code: isMatrix ? 'rowsWanted' : 'optionsWanted', place });
      return null;
    }
    if (byRow !== null) {
      const rows = childrenOf(node, 'rows');
      const found = Object.entries(byRow).flatMap(([row, columns]) => {
        const part = partNamed(doc, 'row', row, node);
        const at = rows.findIndex((each) => each === part);
        if (at === -1) unknown('row', row, node, { ...place, row });
        return at === -1 ? [] : [[rowId(at), optionsOf(node, columns, { ...place, row })] as const];
      });
      return { kind: 'rows', rows: new Map(found), place };
    }
    const typed = isWithCustom(given) ? given.custom : undefined;
    const custom = typed === undefined ? null : fraction(typed, { ...place, option: 'custom' });
    if (custom !== null && !(item.type === 'multiple_choice' && item.allowCustomOption === true)) {
      problems.push({ code: 'customNotAllowed', place });
      return null;
    }
    const options = isWithCustom(given) ? given.options : given;
    return {
      kind: 'options',
      options: optionsOf(node, options as Readonly<Record<string, number>>, place),
      custom,
      place,
    };
  }

  function optionsOf(node: GuideNode, given: Readonly<Record<string, number>>, place: SharePlace): OptionShares {
    const options = namedOptions(node, index);
    const found = Object.entries(given).flatMap(([option, value]) => {
      const part = partNamed(doc, 'option', option, node);
      const at = options.findIndex((each) => each === part);
      if (at === -1) unknown('option', option, node, { ...place, option });
      return at === -1 ? [] : [[optionId(at), fraction(value, { ...place, option })] as const];
    });
    return new Map(found);
  }

  function fraction(percent: number, place: SharePlace): number {
    if (percent < 0 || percent > 100) problems.push({ code: 'outOfRange', place, value: percent, least: 0, most: 100 });
    return Math.min(1, Math.max(0, percent / 100));
  }

  const asked = parametersOf(guide);
  const parameters = new Map<string, ReadonlyMap<string, number>>();
  for (const [parameter, values] of Object.entries(urlParams)) {
    const known = asked.get(parameter);
    if (known === undefined) {
      problems.push({ code: 'unknownName', place: { parameter }, nearest: [...asked.keys()][0] ?? null });
      continue;
    }
    for (const value of Object.keys(values)) {
      if (!known.includes(value))
        problems.push({ code: 'unknownName', place: { parameter, value }, nearest: known[0] ?? null });
    }
    parameters.set(
      parameter,
      new Map(Object.entries(values).map(([value, share]) => [value, fraction(share, { parameter, value })])),
    );
  }
  const { questions, urlParams: takenParameters } = takenIn(assumptions);
  const items = Object.entries(questions).flatMap(([question, count]) => {
    const node = partNamed(doc, 'question', question, null);
    const at = index.items.findIndex((one) => one.node === node);
    return at === -1 ? [] : [[at, count] as const];
  });
  const answers = answersIn(shares, {}, -1);
  const among = joint.flatMap(amongIn);
  const keys = [answers, ...among.map((one) => one.answers)].flatMap((all) => [...all.keys()]);
  return {
    answers,
    among,
    parameters,
    itemsWithShares: new Set(keys.map(itemOfKey)),
    taken: { items: new Map(items), parameters: new Map(Object.entries(takenParameters)) },
  };
}

/** Returns the index of a concept of this block, or -1. */
function conceptNamed(doc: GuideDocument, block: number, name: string): number {
  const node = childrenOf(doc.root, 'blocks')[block];
  const part = partNamed(doc, 'concept', name, null);
  return node === undefined || part === null ? -1 : childrenOf(node, 'concepts').indexOf(part);
}
