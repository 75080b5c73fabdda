import { getIn } from '../doc/field.ts';
import { type GuideDocument, type GuideNode, type Key, childrenOf, objectFields, textField } from '../doc/node.ts';
import { type ItemIndex, itemIndex } from '../doc/itemIndex.ts';
import { locate } from '../doc/locate.ts';
import { isMultiSelect } from '../doc/isMultiSelect.ts';
import { oneLine } from '../doc/oneLine.ts';
import { namedOptions, type Reference } from '../doc/resolveReference.ts';
import { referencesByHolder } from '../doc/references.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { questionLabel } from './questionLabel.ts';
import { conditionWords } from './messages.ts';
import type { ConditionWords } from './messages.types.ts';

/** A piece of a sentence. `to` is the part of the guide it names; `wrong` is true if the reference is invalid. */
export interface Piece {
  readonly text: string;
  readonly to?: Key;
  readonly wrong?: boolean;
}

/**
 * Returns a condition as one sentence, or '' if there is none. What is invalid is named in it.
 *
 * @param owner An item or concept of the document.
 * @param language English by default.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { conditionSentence } from '@guide-studio/guide-core/conditions';
 * import { fromWire, itemIndex } from '@guide-studio/guide-core/edit';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const why = open('Why?', { when: often.includes('Seldom', 'Never') });
 * const doc = fromWire(guide('Home cooking', {}, [block('Last week', [often, why])]));
 * const [, item] = itemIndex(doc).items;
 * if (item) console.log(conditionSentence(doc, item.node)); // Shown when “How often do you cook?” is “Seldom” or “Never”
 * if (item) console.log(conditionSentence(doc, item.node, 'de')); // Gezeigt, wenn gilt: „How often do you cook?“ ist „Seldom“ oder „Never“
 * ```
 */
export function conditionSentence(doc: GuideDocument, owner: GuideNode, language: MessageLanguage = 'en'): string {
  return sentence(conditionPieces(doc, owner, language));
}

/** Returns the sentence in pieces, so that names can become links. Empty if there is no condition. */
export function conditionPieces(
  doc: GuideDocument,
  owner: GuideNode,
  language: MessageLanguage = 'en',
): readonly Piece[] {
  const criteria = childrenOf(owner, 'criteria');
  if (criteria.length === 0) return [];
  const any = getIn(owner.fields, ['conditional', 'operator']) === 'or';
  const { shownWhenOne, shownWhenAll, shownWhenAny, between } = conditionWords[language];
  const start = criteria.length === 1 ? shownWhenOne : any ? shownWhenAny : shownWhenAll;
  return [
    { text: start },
    ...criteria.flatMap((criterion, i) => [
      ...(i === 0 ? [] : [{ text: between }]),
      ...criterionPieces(doc, criterion, language),
    ]),
  ];
}

/**
 * Returns one criterion as text, for example: “Which foods?” includes “Bread” or “Cereal”, or “Age?” is “18–34”.
 *
 * @param criterion A node of kind `criterion` of the document.
 * @param language English by default.
 */
export function criterionSentence(doc: GuideDocument, criterion: GuideNode, language: MessageLanguage = 'en'): string {
  return sentence(criterionPieces(doc, criterion, language));
}

/** Returns the options that a criterion names as text, for example: “Bread” or “Cereal”. */
export function choicesText(doc: GuideDocument, criterion: GuideNode, language: MessageLanguage = 'en'): string {
  const index = itemIndex(doc);
  const source = index.byId.get(textField(criterion, 'questionId'))?.node;
  const references = referencesByHolder(doc).get(criterion.key) ?? [];
  const options = source ? namedOptions(source, index) : null;
  return sentence(choicePieces(conditionWords[language], objectFields(criterion)['choices'], options, references));
}

/**
 * Returns a sentence about the source of an item's options, or '' if they are its own.
 *
 * @param language English by default.
 */
export function carrySentence(doc: GuideDocument, item: GuideNode, language: MessageLanguage = 'en'): string {
  return sentence(carryPieces(doc, item, language));
}

/**
 * Returns the sentence of {@link carrySentence} in pieces, which name parts of the guide; empty if the options are the
 * item's own.
 */
export function carryPieces(doc: GuideDocument, item: GuideNode, language: MessageLanguage = 'en'): readonly Piece[] {
  const words = conditionWords[language];
  if (typeof objectFields(item)['carryForwardFrom'] !== 'string') return [];
  const id = textField(item, 'carryForwardFrom');
  const source = itemIndex(doc).byId.get(id);
  const [reference] =
    referencesByHolder(doc)
      .get(item.key)
      ?.filter(({ kind }) => kind === 'carryForward') ?? [];
  const [before, after] = source ? words.optionsSelectedIn : [words.optionsFrom, ''];
  return [
    { text: before },
    questionPiece(words, id, source?.node, nameOfSource(doc, source), reference),
    ...(after === '' ? [] : [{ text: after }]),
  ];
}

/** Returns the text of a sentence in pieces. */
export function sentence(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

interface Known {
  readonly references: readonly Reference[] | undefined;
  readonly words: ConditionWords;
  readonly label: string;
  readonly verbs: ConditionWords['oneAnswer'];
  readonly pieces: readonly Piece[];
}

const known = new WeakMap<GuideNode, Known>();

/** Returns the pieces of a criterion. Cached while the criterion and everything it names is unchanged. */
export function criterionPieces(
  doc: GuideDocument,
  criterion: GuideNode,
  language: MessageLanguage = 'en',
): readonly Piece[] {
  const words = conditionWords[language];
  const references = referencesByHolder(doc).get(criterion.key);
  const source = itemIndex(doc).byId.get(textField(criterion, 'questionId'));
  const label = nameOfSource(doc, source);
  const verbs = words[verbsOf(doc, criterion, source)];
  const last = known.get(criterion);
  const isKnown = last?.references === references && last?.words === words && last.label === label;
  if (isKnown && last.verbs === verbs) return last.pieces;
  const pieces = makePieces(verbs, words, doc, criterion, label, references ?? []);
  known.set(criterion, { references, words, label, verbs, pieces });
  return pieces;
}

/** Returns how many answers a criterion reads; inside a block of concepts, the one for the same concept. */
function verbsOf(
  doc: GuideDocument,
  criterion: GuideNode,
  source: ItemIndex['items'][number] | undefined,
): 'oneAnswer' | 'severalAnswers' | 'oneForEachConcept' {
  if (source === undefined || isMultiSelect(source.node)) return 'severalAnswers';
  const block = childrenOf(doc.root, 'blocks')[source.block];
  if (block === undefined || textField(block, 'type') !== 'concept') return 'oneAnswer';
  return locate(doc, criterion.key)?.ancestors.includes(block) ? 'oneAnswer' : 'oneForEachConcept';
}

function nameOfSource(doc: GuideDocument, source: ItemIndex['items'][number] | undefined): string {
  return source ? questionLabel(doc, source) : '';
}

function makePieces(
  { includes, excludes, excludesAll }: ConditionWords['oneAnswer'],
  words: ConditionWords,
  doc: GuideDocument,
  criterion: GuideNode,
  label: string,
  references: readonly Reference[],
): readonly Piece[] {
  const { notUnderstood, row, afterRow } = words;
  const fields = objectFields(criterion);
  if (fields['type'] === 'searchParam') {
    return linkPieces(words, textField(criterion, 'parameter'), textField(criterion, 'value'));
  }
  const id = textField(criterion, 'questionId');
  if (fields['type'] !== 'selectedTemplateOptions') return [{ text: notUnderstood, wrong: true }];
  if (id === '') return [{ text: words.noQuestion, wrong: true }];
  const index = itemIndex(doc);
  const source = index.byId.get(id)?.node;
  const rowName = fields['matrixRow'];
  const isExcluding = fields['matchingCriteria'] === 'mustNotSelect';
  const isSeveral = Array.isArray(fields['choices']) && fields['choices'].length > 1;
  const [verb, afterChoices] = isExcluding ? (isSeveral ? excludesAll : excludes) : includes;
  return [
    questionPiece(
      words,
      id,
      source,
      label,
      references.find(({ kind }) => kind === 'question'),
    ),
    ...(typeof rowName === 'string'
      ? [{ text: row }, rowPiece(words, rowName, source, references), { text: afterRow }]
      : []),
    { text: verb },
    ...choicePieces(words, fields['choices'], source ? namedOptions(source, index) : null, references, isExcluding),
    ...(afterChoices === '' ? [] : [{ text: afterChoices }]),
  ];
}

function linkPieces(words: ConditionWords, parameter: string, value: string): readonly Piece[] {
  const { link, noParameter, noValue } = words;
  if (parameter !== '' && value !== '') return [{ text: `${link}${parameter} = ${value}` }];
  const named = (text: string, none: string): Piece => (text === '' ? { text: none, wrong: true } : { text });
  return [{ text: link }, named(parameter, noParameter), { text: ' = ' }, named(value, noValue)];
}

function questionPiece(
  words: ConditionWords,
  id: string,
  source: GuideNode | undefined,
  label: string,
  reference: Reference | undefined,
): Piece {
  const { quoted, missing, problem } = words;
  if (!source) return { text: quoted(id) + missing('question'), wrong: true };
  const name = quoted(label);
  const wrong = reference?.problem ?? null;
  if (wrong === null || wrong === 'unknown') return { text: name, to: source.key };
  return { text: name + problem(wrong), to: source.key, wrong: true };
}

function rowPiece(
  words: ConditionWords,
  name: string,
  source: GuideNode | undefined,
  references: readonly Reference[],
): Piece {
  const { quoted, missing } = words;
  const to = references.find(({ kind }) => kind === 'matrixRow')?.target ?? undefined;
  if (to !== undefined) return { text: quoted(oneLine(name) || '…'), to };
  return source ? { text: quoted(name) + missing('row'), wrong: true } : { text: quoted(name) };
}

function choicePieces(
  words: ConditionWords,
  choices: unknown,
  options: readonly GuideNode[] | null,
  references: readonly Reference[],
  isExcluding = false,
): readonly Piece[] {
  const { nothingChosen, or } = words;
  if (!Array.isArray(choices) || choices.length === 0) return [{ text: nothingChosen, wrong: true }];
  const meant = new Map(references.flatMap(({ kind, path, target }) => (kind === 'choice' ? [[path[1], target]] : [])));
  const byKey = new Map(options?.map((option) => [option.key, option]));
  return choices.flatMap((choice: unknown, i): Piece[] => {
    const option = byKey.get(meant.get(i) ?? '');
    const name = choicePiece(words, String(choice), option, options !== null);
    return i === 0 ? [name] : [{ text: isExcluding ? ', ' : or }, name];
  });
}

function choicePiece(words: ConditionWords, name: string, option: GuideNode | undefined, sourceKnown: boolean): Piece {
  const { quoted, missing } = words;
  if (option) return { text: quoted(oneLine(textField(option, 'text') || name)), to: option.key };
  return sourceKnown ? { text: quoted(name) + missing('option'), wrong: true } : { text: quoted(name) };
}
