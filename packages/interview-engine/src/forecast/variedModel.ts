import { remembered } from '@guide-studio/guide-core/internal';
import { createSeededRandom, type SeededRandom } from '../draw/seededRandom.ts';
import type { Plan, PlannedItem } from '../plan/plan.ts';
import { type AnswerModel, type Answers, answersTo, boundsOf, parameterShares } from './answerModel.ts';
import { fraction } from './picking.ts';
import { type OptionShares, type PlacedAnswer, type PlacedShares, shareKey } from './placedShares.ts';
import { leftBy } from './rounding.ts';
import { leftToOthers } from './selections.ts';

/** What has shares: a question, by its index, or a parameter of the link. */
export type ShareSource = { readonly item: number } | { readonly parameter: string };

/** Returns a text that no other source has. */
export const nameOfSource = (source: ShareSource): string =>
  'item' in source ? `item ${source.item}` : `parameter ${source.parameter}`;

/** What models are varied from. `asked`: the values of parameters that conditions ask for. */
export interface Varied {
  readonly plan: Plan;
  readonly asked: ReadonlyMap<string, readonly string[]>;
  readonly placed: PlacedShares;
  readonly model: AnswerModel;
}

/**
 * Returns a model in which shares of a source are others: those that are left to chance, with `isWhole` all. A figure that
 * does not change with it does not rest on them. `same`: nothing is left to chance. Null: no other shares were found that
 * the bounds of the question allow.
 */
export function variedModel(from: Varied, source: ShareSource, isWhole: boolean): AnswerModel | 'same' | null {
  return 'parameter' in source
    ? variedParameter(from, source.parameter, isWhole)
    : variedItem(from, source.item, isWhole);
}

/** Returns a model in which all that is left to chance is other; of the sources for which `isWhole` is true, all shares. */
export function variedThroughout(from: Varied, isWhole: (source: ShareSource) => boolean): AnswerModel {
  const known = new Map<string, AnswerModel>();
  const modelFor = (source: ShareSource): AnswerModel =>
    remembered(known, nameOfSource(source), () => {
      const made = variedModel(from, source, isWhole(source));
      return made === null || made === 'same' ? from.model : made;
    });
  return {
    answers: (occasion) => modelFor({ item: occasion.planned.index }).answers(occasion),
    among: (occasion) => modelFor({ item: occasion.planned.index }).among(occasion),
    parameter: (name, value) => modelFor({ parameter: name }).parameter(name, value),
  };
}

function variedParameter({ asked, placed, model }: Varied, name: string, isWhole: boolean): AnswerModel | 'same' {
  const values = asked.get(name) ?? [];
  const given = isWhole ? new Map<string, number>() : (placed.parameters.get(name) ?? new Map<string, number>());
  const open = values.filter((value) => !given.has(value));
  const left = leftBy(given.values());
  if (left === 0 || open.length === 0) return 'same';
  const random = createSeededRandom(nameOfSource({ parameter: name }));
  // Something stays for links without any of the values.
  const part = left * (0.6 + 0.3 * fraction(random));
  const shares = parameterShares(name, values, new Map([...given, ...divided(open, part, random)]), []);
  return {
    ...model,
    parameter: (one, value) => (one === name ? (shares.get(value) ?? 0) : model.parameter(one, value)),
  };
}

function variedItem({ plan, placed, model }: Varied, item: number, isWhole: boolean): AnswerModel | 'same' | null {
  const planned = plan.items[item];
  if (planned === undefined) return 'same';
  const random = createSeededRandom(nameOfSource({ item }));
  const others = new Map<PlacedAnswer | null, Answers | 'same' | null>();
  const otherOf = (given: PlacedAnswer | null): Answers | 'same' | null => {
    const known = others.get(given);
    if (known !== undefined) return known;
    const made = variedAnswers(planned, given, isWhole, random);
    others.set(given, made);
    return made;
  };
  const givenIn = (all: PlacedShares['answers'], concept: number | null): PlacedAnswer | null =>
    all.get(shareKey(item, concept)) ?? all.get(shareKey(item, null)) ?? null;
  const concepts = plan.blocks[planned.block]?.concepts.map((_, at) => at) ?? [];
  const groups = [placed.answers, ...placed.among.map(({ answers }) => answers)];
  const all = groups.flatMap((answers, at) =>
    [null, ...concepts].flatMap((concept) => {
      const given = givenIn(answers, concept);
      // A group has joint shares of some questions only.
      return at > 0 && given === null ? [] : [otherOf(given)];
    }),
  );
  if (all.includes(null)) return null;
  if (all.every((one) => one === 'same')) return 'same';
  const answersFor = (given: PlacedAnswer | null, usual: Answers): Answers => {
    const other = otherOf(given);
    return other === 'same' || other === null ? usual : other;
  };
  return {
    ...model,
    answers: (occasion) =>
      occasion.planned.index === item
        ? answersFor(givenIn(placed.answers, occasion.concept), model.answers(occasion))
        : model.answers(occasion),
    among(occasion) {
      const usual = model.among(occasion);
      if (occasion.planned.index !== item) return usual;
      const given = placed.among.flatMap(({ answers }) => givenIn(answers, occasion.concept) ?? []);
      return usual.map((one, at) => ({ ...one, answers: answersFor(given[at] ?? null, one.answers) }));
    },
  };
}

/** Where between its bounds the mean number of selected options is tried to be: some places the given shares do not allow. */
const placesOfMean = [0.37, 0.1, 0.7, 0, 1];

/** Returns other answers to a question. */
function variedAnswers(
  planned: PlannedItem,
  given: PlacedAnswer | null,
  isWhole: boolean,
  random: SeededRandom,
): Answers | 'same' | null {
  const { item, options, rows } = planned;
  const ids = options.map(({ id }) => id);
  const place = given?.place ?? {};
  if (item.type === 'matrix') {
    const ofRow = given?.kind === 'rows' ? given.rows : new Map<string, OptionShares>();
    const varied = rows.map(
      ({ id }) => [id, variedList(ids, isWhole ? new Map() : (ofRow.get(id) ?? new Map()), random)] as const,
    );
    if (varied.every(([, shares]) => shares === null)) return 'same';
    const all = varied.map(([id, shares]) => [id, shares ?? ofRow.get(id) ?? new Map<string, number>()] as const);
    return answersTo(planned, { kind: 'rows', rows: new Map(all), place }, []);
  }
  if (item.type !== 'multiple_choice') return 'same';
  const known = new Map(isWhole || given?.kind !== 'options' ? [] : given.options);
  const custom = isWhole || given?.kind !== 'options' ? null : given.custom;
  if (custom !== null) known.set(added, custom);
  const all = item.allowCustomOption === true ? [...ids, added] : ids;
  const placedAs = (shares: OptionShares): PlacedAnswer => ({
    kind: 'options',
    options: new Map([...shares].filter(([id]) => id !== added)),
    custom: shares.get(added) ?? null,
    place,
  });
  if (item.multiSelect !== true) {
    const shares = variedList(all, known, random);
    return shares === null ? 'same' : answersTo(planned, placedAs(shares), []);
  }
  const open = all.filter((id) => !known.has(id));
  if (open.length === 0) return 'same';
  const exclusive = new Set(options.flatMap((option) => (option.exclusive ? [option.id] : [])));
  // All must be selected.
  if (exclusive.size === 0 && all.length <= boundsOf(planned, options).least) return 'same';
  const { least, most } = boundsOf(planned, options);
  const aloneOpen = open.filter((id) => exclusive.has(id));
  const otherOpen = open.filter((id) => !exclusive.has(id));
  const givenTo = (isAlone: boolean): readonly number[] =>
    [...known].flatMap(([id, share]) => (exclusive.has(id) === isAlone ? [share] : []));
  const leftOver = leftBy(givenTo(true));
  const range = leftToOthers(givenTo(false), otherOpen.length, { least, most });
  const leftOpen = range.least + (0.6 + 0.2 * fraction(random)) * (Math.min(leftOver, range.most) - range.least);
  const left = aloneOpen.length === 0 ? leftOver : leftOpen;
  const alone = divided(aloneOpen, leftOver - left, random);
  const otherGiven = givenTo(false).reduce((sum, share) => sum + share, 0);
  const highest = Math.min(most, all.length - exclusive.size);
  for (const place of placesOfMean) {
    const mean = least + place * (highest - least);
    const others = dividedWithin(otherOpen, mean * left - otherGiven, left, random);
    if (others.some(([, share]) => share < 0 || share > left)) continue;
    const problems: Parameters<typeof answersTo>[2] = [];
    const answers = answersTo(planned, placedAs(new Map([...known, ...alone, ...others])), problems);
    if (problems.length === 0) return answers;
  }
  return null;
}

/** Names the option that participants add among the others. No id equals it. */
const added = '\u0000';

/** Returns shares in which those without one are others; null if nothing is left for them. */
function variedList(all: readonly string[], given: OptionShares, random: SeededRandom): OptionShares | null {
  const open = all.filter((id) => !given.has(id));
  const left = leftBy(given.values());
  return left === 0 || open.length < 2 ? null : new Map([...given, ...divided(open, left, random)]);
}

/**
 * Divides a share at random: parts of it, and sums of parts, agree with other shares only by a chance of nil. Numbers
 * that are made by a rule have sums that agree.
 */
function divided(ids: readonly string[], whole: number, random: SeededRandom): readonly (readonly [string, number])[] {
  const weights = ids.map(() => 0.2 + fraction(random));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return ids.map((id, at) => [id, (whole * (weights[at] ?? 0)) / sum]);
}

/** Divides a sum of shares of which none may be over `most`. Of much, what is missing is divided. */
function dividedWithin(
  ids: readonly string[],
  whole: number,
  most: number,
  random: SeededRandom,
): readonly (readonly [string, number])[] {
  const all = ids.length * most;
  if (whole <= all / 2) return divided(ids, whole, random);
  return divided(ids, Math.max(0, all - whole), random).map(([id, missing]) => [id, most - missing]);
}
