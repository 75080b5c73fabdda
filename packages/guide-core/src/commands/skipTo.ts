import * as z from 'zod';
import { fieldOf } from '../clauses/combine.ts';
import type { Clause } from '../clauses/clause.ts';
import { type Asked, conditionOf, type Unfit } from '../clauses/conditionOf.ts';
import { isMultiSelect } from '../doc/isMultiSelect.ts';
import { type ItemEntry, itemIndex } from '../doc/itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, nodeReader, objectFields, textField } from '../doc/node.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import { rowsOf } from '../references/options.ts';
import { isSource } from '../references/source.ts';
import { type Conditional, MatchingCriteria } from '../schema/conditional.ts';
import type { EditorState } from '../state/editorState.ts';
import { applied, conditionRows, type ConditionRow } from './applyCondition.ts';
import { key, keys } from './arguments.ts';
import { defineCommand, type Refusal, refuse } from './command.ts';
import { referableId } from './conditions.ts';
import { createDraft, type Draft } from './draft.ts';
import { nameOfOption } from './nameOfOption.ts';

const skipArgs = z.object({
  /** The question whose answer decides. */
  source: key,
  /** The row, if it is a matrix. */
  row: key.optional(),
  /** The skip is taken if one of the choices is selected, or if none of them is. */
  matchingCriteria: MatchingCriteria,
  /** Keys of options (columns of a matrix). */
  choices: keys,
  /** What comes next: a later item, a later block (its first item), or null for the end of the guide. */
  to: key.nullable(),
  /** True: questions that cannot have the condition are left as they are. Else nothing is changed if there is one. */
  partly: z.boolean().optional(),
});

/** A skip as the user sets it, with keys in place of ids and texts. */
export type SkipChoice = z.infer<typeof skipArgs>;

/**
 * `conditional.skip`: passes over the items between a question and a later place for those who gave an answer. Each of
 * the items also gets the condition that the answer was not given. Those who were not asked the question go on as before.
 */
export const skipTo = defineCommand({
  id: 'conditional.skip',
  args: skipArgs,
  run(state, args) {
    const made = skipOf(state, args);
    if ('refusal' in made) return made.refusal;
    const { draft, over, conditional } = made;
    const name = (count: number) => ({ command: 'conditional.skip', params: { count } });
    return applied(draft, over, { conditional, how: 'and', partly: args.partly ?? false, name });
  },
});

/** Returns what a skip would do to each item it passes over, or why it cannot be made. */
export function skipRows(
  state: EditorState,
  args: SkipChoice,
): { readonly rows: readonly ConditionRow[] } | { readonly refusal: Refusal } {
  const made = skipOf(state, args);
  if ('refusal' in made) return made;
  return { rows: conditionRows(made.draft.doc(), made.over, made.conditional, 'and') };
}

interface Skip {
  readonly draft: Draft;
  readonly over: readonly GuideNode[];
  /** The condition that the skip is not taken. */
  readonly conditional: Conditional;
}

function skipOf({ doc }: EditorState, args: SkipChoice): Skip | { readonly refusal: Refusal } {
  const refused = (...given: Parameters<typeof refuse>) => ({ refusal: refuse(...given) });
  const { items, byId } = itemIndex(doc);
  const source = items.find(({ node }) => node.key === args.source);
  if (!source) return refused('noSuchNode');
  const id = textField(source.node, 'externalId');
  const isNamed = id === '' || byId.get(id) === source;
  if (!isSource(source.node, 'condition', nodeReader) || !isNamed) return refused('notAPossibleSource');
  const options = namedOptions(source.node, itemIndex(doc));
  const chosen = options.filter((option) => args.choices.includes(option.key));
  if (chosen.length === 0 || chosen.length < new Set(args.choices).size) return refused('noSuchNode');
  const rows = rowsOf(source.node, nodeReader) as readonly GuideNode[] | undefined;
  const row = rows?.find((each) => each.key === args.row);
  if ((rows !== undefined) !== (row !== undefined)) return refused('noSuchNode');
  const rowText = row && textField(row, 'text');
  if (rows?.find((each) => textField(each, 'text') === rowText) !== row) return refused('rowTextTaken');
  const end = endOf(doc, args.to);
  if (end === null) return refused('noSuchNode');
  const over = items.slice(source.order + 1, end);
  if (over.length === 0) return refused('skipsNothing');
  if (leavesConcepts(doc, source, over)) return refused('skipLeavesConcepts');
  const draft = createDraft(doc);
  const names = new Map(options.map((option) => [option.key, option]));
  const asked: Asked = {
    field: fieldOf(source.node.key, row?.key ?? null),
    isSeveral: isMultiSelect(source.node),
    codes: options.map((option) => option.key),
    hasOther: objectFields(source.node)['allowCustomOption'] === true,
  };
  const chosenCodes = chosen.map((option) => option.key);
  const taken = takenBy(source.node, asked, args.matchingCriteria, chosenCodes);
  const translated = conditionOf({ kind: 'not', of: taken }, () => asked);
  if (!translated.ok || !translated.conditional) {
    return refused('skipNotSayable', { why: translated.ok ? 'never' : (translated.why satisfies Unfit).code });
  }
  const questionId = referableId(draft, source.node);
  const { operator, criteria } = translated.conditional;
  const conditional: Conditional = {
    operator,
    criteria: criteria.flatMap((each) =>
      each.kind === 'link'
        ? []
        : {
            type: 'selectedTemplateOptions' as const,
            questionId,
            matchingCriteria: each.mustSelect ? ('mustSelect' as const) : ('mustNotSelect' as const),
            choices: each.codes.flatMap((code) => {
              const option = names.get(code);
              return option ? nameOfOption(draft, option, options, false) : [];
            }),
            ...(rowText === undefined ? {} : { matrixRow: rowText }),
          },
    ),
  };
  return { draft, over: over.map(({ node }) => node), conditional };
}

/**
 * Returns when a skip is taken: only by those who were asked its question. “None of these” is also true of those who were
 * not, unless everyone is asked.
 */
function takenBy(
  source: GuideNode,
  { field }: Asked,
  matching: SkipChoice['matchingCriteria'],
  codes: readonly string[],
): Clause {
  const some: Clause = { kind: 'or', of: codes.map((code) => ({ kind: 'selected', field, code })) };
  if (matching === 'mustSelect') return some;
  const none: Clause = { kind: 'not', of: some };
  const { conditional = null, carryForwardFrom = null } = objectFields(source);
  if (conditional === null && carryForwardFrom === null) return none;
  return { kind: 'and', of: [none, { kind: 'answered', field }] };
}

/** Returns how many items come before the place where a skip leads; null if there is no such place. */
function endOf(doc: GuideDocument, to: SkipChoice['to']): number | null {
  let before = 0;
  for (const block of childrenOf(doc.root, 'blocks')) {
    if (block.key === to) return before;
    const items = childrenOf(block, 'items');
    const at = items.findIndex((item) => item.key === to);
    if (at >= 0) return before + at;
    before += items.length;
  }
  return to === null ? before : null;
}

/** A question of a concept is answered for each of them, so a skip from it ends in the same block. */
function leavesConcepts(doc: GuideDocument, source: ItemEntry, over: readonly ItemEntry[]): boolean {
  const block = childrenOf(doc.root, 'blocks')[source.block];
  return textField(block ?? doc.root, 'type') === 'concept' && over.some((entry) => entry.block !== source.block);
}
