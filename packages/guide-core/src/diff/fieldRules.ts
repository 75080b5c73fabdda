import { textField } from '../doc/node.ts';
import { likeness, plainText, wordsOf } from './likeness.ts';
import type { ChangeCode, Impact } from './change.ts';
import { isScreening, type Part } from './part.ts';
import { isSameCondition } from './sameCondition.ts';
import type { UnitDifference } from './units.ts';
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

/** The effect of changing a property, by kind and property. Properties that are not listed affect the wording. */
const rules: Readonly<Record<Part['kind'], Readonly<Record<string, Rule>>>> = {
  study: { title: text, config: sample, 'config.interviewMode': comparability },
  block: { title: text, externalId: id, type: ['typeChanged', 'sample'], conceptSamplingConfig: sample },
  concept: {
    externalId: id,
    conditional: ['conditionChanged', 'sample'],
    nickname: sample,
    content: sample,
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
    preferredInput: logic,
    screenObservationEnabled: logic,
    multiSelect: comparability,
    allowCustomOption: comparability,
    minSelect: ['selectionChanged', 'comparability'],
    maxSelect: ['selectionChanged', 'comparability'],
    itemsPerScreen: comparability,
    randomizeOptionOrder: order,
    pinnedFinalOption: order,
    carryForwardFrom: ['carryForwardChanged', 'logic'],
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
  const name = [path.join('.'), path[0] ?? ''].find((each) => Object.hasOwn(rules[part.kind], each));
  const [code, impact] = (name === undefined ? undefined : rules[part.kind][name]) ?? wording;
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
