import { isRejecting } from '../course/screening.ts';
import type { Plan, PlannedConditional, PlannedItem } from '../plan/plan.ts';
import { type Owner, ownerKey } from './owner.ts';

/**
 * Something that restricts interviews, and can be taken out: a part of the guide, or what a question demands of
 * answers.
 */
export type Restriction = GuidePart | AnswerRule;

/** A part of a guide that keeps some interviews from something. */
export type GuidePart =
  /** One criterion of a conditional whose criteria must all be met. */
  | { readonly kind: 'criterion'; readonly owner: Owner; readonly index: number }
  /** A conditional of which one criterion is enough, or that has only one. */
  | { readonly kind: 'condition'; readonly owner: Owner }
  /** The options of a screening question that end the interview. */
  | { readonly kind: 'screening'; readonly item: number }
  /** A question shows only what was selected before. */
  | { readonly kind: 'carried'; readonly item: number }
  /** A block shows only some of its concepts. */
  | { readonly kind: 'sampling'; readonly block: number };

/** A rule that a question has for its answers, which may keep conditions from being met together. */
export type AnswerRule =
  /** At least one option is selected, or as many as `minSelect` says; one in each row of a matrix. */
  | { readonly kind: 'least'; readonly item: number }
  /** An exclusive option, by its id, is not selected together with others. */
  | { readonly kind: 'alone'; readonly item: number; readonly option: string }
  /** At most one option is selected, or as many as `maxSelect` says; one in each row of a matrix. */
  | { readonly kind: 'most'; readonly item: number };

/** Returns a text that is the same for the same restriction. */
export function restrictionKey(one: Restriction): string {
  if ('owner' in one) return `${one.kind} ${ownerKey(one.owner)} ${one.kind === 'criterion' ? one.index : ''}`;
  if (one.kind === 'sampling') return `${one.kind} ${one.block}`;
  return `${one.kind} ${one.item} ${one.kind === 'alone' ? one.option : ''}`;
}

/**
 * Returns everything that restricts interviews, in the order of the guide: first its parts, then the rules of answers.
 */
export const restrictionsIn = (plan: Plan): readonly Restriction[] => [...guidePartsIn(plan), ...answerRulesIn(plan)];

/** Returns the parts of a guide that restrict interviews, in its order. */
export function guidePartsIn({ blocks }: Plan): readonly GuidePart[] {
  return blocks.flatMap(({ index: block, items, concepts, subsampleCount }) => [
    ...(subsampleCount === null || subsampleCount >= concepts.length ? [] : [{ kind: 'sampling', block } as const]),
    ...concepts.flatMap(({ conditional }, concept) =>
      restrictionsOfConditional(conditional, { kind: 'concept', block, concept }),
    ),
    ...items.flatMap(({ index: item, conditional, carriedFrom, isScreener, options }) => [
      ...(carriedFrom === null ? [] : [{ kind: 'carried', item } as const]),
      ...(isScreener && options.some(isRejecting) ? [{ kind: 'screening', item } as const] : []),
      ...restrictionsOfConditional(conditional, { kind: 'item', item }),
    ]),
  ]);
}

/** Returns the restrictions of a conditional. */
export function restrictionsOfConditional(conditional: PlannedConditional | null, owner: Owner): readonly GuidePart[] {
  if (conditional === null) return [];
  const { criteria, operator } = conditional;
  return operator === 'or' || criteria.length < 2
    ? [{ kind: 'condition', owner }]
    : criteria.map((_, index) => ({ kind: 'criterion', owner, index }));
}

/** Returns what is hidden by conditions or because nothing is carried to it, each once. */
export function hiddenBy(parts: readonly GuidePart[]): readonly Owner[] {
  const found = new Map<string, Owner>();
  for (const one of parts) {
    const owner: Owner | null = 'owner' in one ? one.owner : one.kind === 'carried' ? { ...one, kind: 'item' } : null;
    if (owner !== null) found.set(ownerKey(owner), owner);
  }
  return [...found.values()];
}

/** Returns the rules of all questions of which conditions could ask. */
const answerRulesIn = ({ items }: Plan): readonly AnswerRule[] => items.flatMap(rulesOf);

/** Returns the rules of a question. */
export function rulesOf({ index, item: { type }, options }: PlannedItem): readonly AnswerRule[] {
  if ((type !== 'multiple_choice' && type !== 'matrix') || options.length === 0) return [];
  const alone = options.filter(({ exclusive }) => exclusive && type !== 'matrix');
  return [
    { kind: 'least', item: index },
    ...alone.map(({ id }): AnswerRule => ({ kind: 'alone', item: index, option: id })),
    { kind: 'most', item: index },
  ];
}

/** Returns true for a rule of answers, false for anything else that keeps interviews from a goal. */
export function isAnswerRule(one: { readonly kind: string }): one is AnswerRule {
  return one.kind === 'least' || one.kind === 'alone' || one.kind === 'most';
}
