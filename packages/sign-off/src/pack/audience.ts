import {
  childrenOf,
  type GuideNode,
  itemIndex,
  type Key,
  objectFields,
  textField,
} from '@guide-studio/guide-core/edit';
import {
  isJsonObject,
  isolated,
  namedOptions,
  oneLine,
  orderOf,
  referencesByHolder,
  unfinished,
} from '@guide-studio/guide-core/internal';
import type { PackContext } from './packContext.ts';

/**
 * Returns what a person who sees an item or concept has answered, as the end of a sentence: each answer in full, each
 * question by its number. Null if there is no condition.
 */
export function audienceOf(owner: GuideNode, context: PackContext): string | null {
  const criteria = childrenOf(owner, 'criteria');
  if (criteria.length === 0) return null;
  const { conditional } = objectFields(owner);
  const isAny = isJsonObject(conditional) && conditional['operator'] === 'or';
  return context.words.joined(
    criteria.map((criterion) => deed(criterion, context)),
    isAny ? 'or' : 'and',
  );
}

/** Returns the question from which a carry-forward takes its answers, or null if there is none. */
export function carriedFrom(item: GuideNode, context: PackContext): string | null {
  const id = objectFields(item)['carryForwardFrom'];
  if (typeof id !== 'string') return null;
  return questionPlace(id, itemIndex(context.doc).byId.get(id)?.node, context);
}

function deed(criterion: GuideNode, context: PackContext): string {
  const { words, doc } = context;
  const { type, choices, matchingCriteria } = objectFields(criterion);
  const open = unfinished(context.language);
  if (type === 'searchParam') {
    const [parameter, value] = [textField(criterion, 'parameter'), textField(criterion, 'value')];
    return words.came(quoted(`${parameter || open.noParameter} = ${value || open.noValue}`, context));
  }
  if (type !== 'selectedTemplateOptions') return words.unreadable;
  const id = textField(criterion, 'questionId');
  const source = itemIndex(doc).byId.get(id)?.node;
  const references = referencesByHolder(doc).get(criterion.key) ?? [];
  const meant = new Map(references.flatMap(({ kind, path, target }) => (kind === 'choice' ? [[path[1], target]] : [])));
  const options = new Map((source ? namedOptions(source, itemIndex(doc)) : []).map((option) => [option.key, option]));
  const row = textField(criterion, 'matrixRow');
  const answers = (Array.isArray(choices) ? choices : []).map((choice: unknown, at) =>
    answerOf(String(choice), meant.get(at), { source, options, context }),
  );
  return words.chose({
    answers: answers.length === 0 ? open.nothingChosen : words.joined(answers, 'or'),
    row: row === '' ? null : quoted(row, context),
    place: questionPlace(id, source, context),
    isNot: matchingCriteria === 'mustNotSelect',
  });
}

interface Choosing {
  readonly source: GuideNode | undefined;
  readonly options: ReadonlyMap<Key, GuideNode>;
  readonly context: PackContext;
}

function answerOf(name: string, meant: Key | null | undefined, { source, options, context }: Choosing): string {
  const option = meant ? options.get(meant) : undefined;
  if (option) return quoted(textField(option, 'text') || name, context);
  return source ? `${quoted(name, context)} (${context.words.noAnswer})` : quoted(name, context);
}

function questionPlace(id: string, source: GuideNode | undefined, context: PackContext): string {
  const { words, doc } = context;
  if (id === '') return unfinished(context.language).noQuestion;
  const order = source ? orderOf(doc, source.key) : null;
  return order === null ? `${quoted(id, context)} (${words.noQuestion})` : words.question(order + 1);
}

function quoted(text: string, { words }: PackContext): string {
  return words.quoted(isolated(oneLine(text)));
}
