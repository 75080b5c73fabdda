import { textField } from '../doc/node.ts';
import { likeness, plainText, wordsOf } from './likeness.ts';
import type { ChangeCode, Impact } from './change.ts';
import { isScreening, type Part } from './part.ts';
import { isSameCondition } from './sameCondition.ts';
import type { UnitDifference } from './units.ts';
import { entryOf } from '../json.ts';
import type { PropertiesByKind } from '../schema/propertyPath.ts';
import { traitsOf } from '../schema/itemTraits.ts';

type Rule = readonly [code: ChangeCode, impact: Impact];

const text: Rule = ['textChanged', 'wording'];
// Nobody is asked anything different, but answers of two waves are matched by id.
const id: Rule = ['idChanged', 'comparability'];
const wording: Rule = ['fieldChanged', 'wording'];
const order: Rule = ['fieldChanged', 'order'];
const logic: Rule = ['fieldChanged', 'logic'];
const sample: Rule = ['fieldChanged', 'sample'];
const comparability: Rule = ['fieldChanged', 'comparability'];

/** The effect of changing a property, by kind and property. A property without a rule does not compile. */
const rules: { readonly [Kind in Part['kind']]: Readonly<Record<PropertiesByKind[Kind], Rule>> } = {
  study: {
    title: text,
    externalTitle: wording,
    background: wording,
    studyGoal: wording,
    config: sample,
    'config.interviewMode': comparability,
    'config.questionLanguage': sample,
    'config.availableLanguages': sample,
    'config.targetPlatforms': sample,
    welcomeMessage: wording,
    'welcomeMessage.title': wording,
    'welcomeMessage.message': wording,
    closingMessage: wording,
    studyGuide: wording,
  },
  block: {
    title: text,
    externalId: id,
    type: ['typeChanged', 'sample'],
    conceptSamplingConfig: sample,
    'conceptSamplingConfig.concepts': sample,
    'conceptSamplingConfig.subsampleCount': sample,
    items: wording,
  },
  concept: {
    externalId: id,
    conditional: ['conditionChanged', 'sample'],
    nickname: sample,
    content: sample,
    'content.title': sample,
    'content.description': sample,
    'content.media': sample,
    'content.embed': sample,
  },
  item: {
    externalId: id,
    text,
    conditional: ['conditionChanged', 'logic'],
    media: ['mediaChanged', 'wording'],
    embed: ['mediaChanged', 'wording'],
    type: ['typeChanged', 'comparability'],
    options: comparability,
    rows: comparability,
    followUp: logic,
    addInstructions: wording,
    preferredInput: logic,
    screenObservationEnabled: logic,
    multiSelect: comparability,
    allowCustomOption: comparability,
    minSelect: ['selectionChanged', 'comparability'],
    maxSelect: ['selectionChanged', 'comparability'],
    metric: wording,
    itemsPerScreen: comparability,
    randomizeOptionOrder: order,
    pinnedFinalOption: order,
    carryForwardFrom: ['carryForwardChanged', 'logic'],
    continueButtonText: wording,
  },
  option: {
    externalId: id,
    text: ['textChanged', 'comparability'],
    status: ['statusChanged', 'sample'],
    exclusiveOption: ['exclusiveChanged', 'logic'],
  },
  row: { text: ['textChanged', 'comparability'] },
};

/** Returns the code and the impact of a changed property. */
export function ruleFor(part: Part, { path, from, to }: UnitDifference): Rule {
  const known: Readonly<Record<string, Rule>> = rules[part.kind];
  const [code, impact] = entryOf(known, path.join('.')) ?? entryOf(known, path[0]) ?? wording;
  if (code === 'idChanged') return [code, impact];
  if (code === 'conditionChanged' && isSameCondition(from, to)) return [code, 'form'];
  if (code === 'textChanged' && isTypography(from, to)) return [code, 'wording'];
  if (code === 'textChanged' && part.kind === 'item' && isOtherQuestion(part, from, to)) {
    return [code, inScreener(part, 'comparability')];
  }
  return [code, inScreener(part, impact)];
}

/** In a screener, whatever decides who continues affects the sample. */
export function inScreener(part: Part, impact: Impact): Impact {
  const decides = impact === 'logic' || impact === 'comparability';
  return decides && isScreening(part) ? 'sample' : impact;
}

// Below this likeness, the text is a different question.
const sameQuestion = 0.4;

function isOtherQuestion(part: Part, from: unknown, to: unknown): boolean {
  if (
    typeof from !== 'string' ||
    typeof to !== 'string' ||
    traitsOf(textField(part.node, 'type'))?.isAnswered === false
  )
    return false;
  return likeness(new Set(wordsOf(from)), new Set(wordsOf(to))) < sameQuestion;
}

// Case, spaces and punctuation do not change the meaning.
function isTypography(from: unknown, to: unknown): boolean {
  return typeof from === 'string' && typeof to === 'string' && plainText(from) === plainText(to);
}
