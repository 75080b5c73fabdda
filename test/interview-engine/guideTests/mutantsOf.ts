import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';

/** How a guide can be changed by mistake. */
export const mutantKinds = [
  'drop a carry',
  'drop a condition',
  'drop a criterion',
  'drop a choice',
  'drop an option',
  'drop a concept',
  'add a choice',
  'flip mustSelect',
  'flip and/or',
  'flip reject',
  'change a row',
  'change a source',
  'change a subsample',
] as const;
export type MutantKind = (typeof mutantKinds)[number];

/** A part with a condition, by its place; a concept of a block, or an item of all. */
export type MutatedPart =
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number };

/** A guide with one mistake. */
export interface Mutant {
  readonly kind: MutantKind;
  readonly guide: Guide;
  /** What is changed; of a subsample its block alone. */
  readonly part: MutatedPart | { readonly kind: 'block'; readonly block: number };
  /** The place of the option that is changed, from 0. */
  readonly option?: number;
}

type Draft = CreateStudyRequest;
type Item = Draft['studyGuide'][number]['items'][number];
type Conditional = NonNullable<Item['conditional']>;
type Selected = Extract<Conditional['criteria'][number], { type: 'selectedTemplateOptions' }>;

const isSet = <T>(value: T | null | undefined): value is T => value !== undefined && value !== null;

const optionsOf = (
  item: Item | undefined,
): readonly { readonly externalId?: string | null; readonly text: string }[] =>
  item !== undefined && 'options' in item ? (item.options ?? []) : [];
const nameOf = ({ externalId, text }: { readonly externalId?: string | null; readonly text: string }): string =>
  externalId ?? text;

/** A mutant that is made when it is needed: there are thousands of a long guide. Null if it is not valid. */
export interface MutantMaker {
  readonly kind: MutantKind;
  readonly make: () => Mutant | null;
}

/** Returns every guide that differs from a guide by one of the usual mistakes. */
export function mutantsOf(guide: Guide): readonly MutantMaker[] {
  const found: MutantMaker[] = [];
  const items = guide.studyGuide.flatMap((block) => block.items);
  const byId = new Map(items.flatMap((item) => (!isSet(item.externalId) ? [] : [[item.externalId, item] as const])));

  function add(kind: MutantKind, part: Mutant['part'], change: (draft: Draft) => void, option?: number): void {
    const make = (): Mutant | null => {
      const draft = structuredClone<unknown>(guide) as Draft;
      change(draft);
      const parsed = CreateStudyRequest.safeParse(draft);
      if (!parsed.success || validate(draft).length > 0) return null;
      if (JSON.stringify(parsed.data) === JSON.stringify(guide)) return null;
      return { kind, guide: parsed.data, part, ...(option === undefined ? {} : { option }) };
    };
    found.push({ kind, make });
  }

  /** The list from which choices are taken: of a carried question that of its source. */
  function listOf(id: string): ReturnType<typeof optionsOf> {
    const item = byId.get(id);
    const from = item !== undefined && 'carryForwardFrom' in item ? item.carryForwardFrom : null;
    return !isSet(from) ? optionsOf(item) : listOf(from);
  }

  function ofConditional(
    part: MutatedPart,
    conditional: Conditional | null | undefined,
    of: (draft: Draft) => { conditional?: Conditional | null | undefined },
    before: number,
  ): void {
    if (!isSet(conditional)) return;
    add('drop a condition', part, (draft) => delete of(draft).conditional);
    if (conditional.criteria.length > 1)
      add('flip and/or', part, (draft) => {
        const one = of(draft).conditional as Conditional;
        one.operator = one.operator === 'and' ? 'or' : 'and';
      });
    for (const [at, criterion] of conditional.criteria.entries()) {
      const change = (kind: MutantKind, by: (one: Selected) => void): void =>
        add(kind, part, (draft) => by((of(draft).conditional as Conditional).criteria[at] as Selected));
      if (conditional.criteria.length > 1)
        add('drop a criterion', part, (draft) => void (of(draft).conditional as Conditional).criteria.splice(at, 1));
      if (criterion.type !== 'selectedTemplateOptions') continue;
      change('flip mustSelect', (one) => {
        one.matchingCriteria = one.matchingCriteria === 'mustSelect' ? 'mustNotSelect' : 'mustSelect';
      });
      for (const choice of criterion.choices.keys())
        if (criterion.choices.length > 1) change('drop a choice', (one) => void one.choices.splice(choice, 1));
      const known = new Set(criterion.choices);
      for (const option of listOf(criterion.questionId))
        if (!known.has(nameOf(option)) && !known.has(option.text))
          change('add a choice', (one) => void one.choices.push(nameOf(option)));
      const source = byId.get(criterion.questionId);
      if (source?.type === 'matrix')
        for (const row of source.rows)
          if (nameOf(row) !== criterion.matrixRow) change('change a row', (one) => (one.matrixRow = nameOf(row)));
      for (const other of items.slice(0, before))
        if (isSet(other.externalId) && other.externalId !== criterion.questionId)
          change('change a source', (one) => (one.questionId = other.externalId as string));
    }
  }

  let index = -1;
  for (const [block, { items: own, conceptSamplingConfig, type }] of guide.studyGuide.entries()) {
    const first = index + 1;
    const blockOf = (draft: Draft) => draft.studyGuide[block] as Draft['studyGuide'][number];
    const samplingOf = (draft: Draft) =>
      blockOf(draft).conceptSamplingConfig as NonNullable<typeof conceptSamplingConfig>;
    const concepts = conceptSamplingConfig?.concepts ?? [];
    for (const [concept, { conditional }] of concepts.entries()) {
      const part = { kind: 'concept', block, concept } as const;
      ofConditional(part, conditional, (draft) => samplingOf(draft).concepts[concept] as never, first);
      if (concepts.length > 1)
        add('drop a concept', part, (draft) => void samplingOf(draft).concepts.splice(concept, 1));
    }
    const size = conceptSamplingConfig?.subsampleCount;
    for (const other of concepts.length < 2 ? [] : [(size ?? concepts.length) - 1, (size ?? concepts.length) + 1])
      if (other >= 1 && other <= concepts.length)
        add('change a subsample', { kind: 'block', block }, (draft) => (samplingOf(draft).subsampleCount = other));
    for (const [place, item] of own.entries()) {
      index += 1;
      const part = { kind: 'item', item: index } as const;
      const of = (draft: Draft) => blockOf(draft).items[place] as Item;
      ofConditional(part, item.conditional, of, index);
      const from = 'carryForwardFrom' in item ? item.carryForwardFrom : null;
      if (isSet(from)) {
        const list = structuredClone(listOf(from)) as unknown as { status?: unknown }[];
        for (const option of list) delete option.status;
        add('drop a carry', part, (draft) => {
          const one = of(draft) as { carryForwardFrom?: unknown; options?: unknown };
          delete one.carryForwardFrom;
          one.options = list;
        });
        for (const other of items.slice(0, index))
          if (isSet(other.externalId) && other.externalId !== from)
            add('change a source', part, (draft) => {
              (of(draft) as { carryForwardFrom?: unknown }).carryForwardFrom = other.externalId;
            });
      }
      for (const [at, option] of optionsOf(item).entries()) {
        add('drop an option', part, (draft) => void (optionsOf(of(draft)) as unknown[]).splice(at, 1), at);
        if (type === 'screening' && 'status' in option)
          add(
            'flip reject',
            part,
            (draft) => {
              const one = optionsOf(of(draft))[at] as { status?: unknown };
              one.status = one.status === 'reject' ? 'neutral' : 'reject';
            },
            at,
          );
      }
    }
  }
  return found;
}
