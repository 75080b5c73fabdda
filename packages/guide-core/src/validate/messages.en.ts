import { adviceMessages } from '../advice/messages.en.ts';
import type { Path } from '../json.ts';
import type { ReferencesResolveParams } from '../rules/index.ts';
import type { Issue } from './issue.ts';
import type { JsonNames } from './jsonNames.ts';
import type { IssueWords } from './messages.ts';
import { type PlaceWords, placeName } from './placeName.ts';

const places: PlaceWords = {
  lists: {
    studyGuide: 'block',
    items: 'question',
    options: 'option',
    rows: 'row',
    concepts: 'concept',
    criteria: 'condition',
    choices: 'option',
    media: 'media item',
    availableLanguages: 'language',
    targetPlatforms: 'device',
  },
  other: 'entry',
  quoted: (name) => `"${name}"`,
};

const shape: IssueWords['shape'] = {
  invalid_type: ({ path, params }) => wrongType(path, params),
  invalid_value: ({ params }) => `this value is not allowed. Use ${listed(params?.['values'])}.`,
  invalid_format: ({ params }) =>
    params?.['format'] === 'guid'
      ? 'this is not a complete id (UUID). Copy it in full.'
      : 'this is not a complete web address. Write it in full, for example https://example.org/page.',
  invalid_union: ({ params }) =>
    params?.['received'] === 'missing'
      ? `the type is missing. Use ${listed(params['values'])}.`
      : `this type does not exist. Use ${listed(params?.['values'])}.`,
  too_small: ({ path, params }) => tooSmall(path, params),
  too_big: ({ params }) => `this number is too large. Use at most ${String(params?.['maximum'])}.`,
  unrecognized_keys: ({ params }) => unknownProperty(params),
  moreIssues: ({ params }) =>
    params?.['reason'] === 'listsTooLong'
      ? 'its lists are too long to check completely, and not everything in them is valid. Make them shorter, then check again.'
      : `there are more problems than the ${Number(params?.['listed']).toLocaleString('en')} listed. Fix those first, then check again.`,
  custom: () =>
    'this text contains a character that cannot be stored (NUL, or half of a character pair). Delete it and type the text again.',
};

function wrongType(path: Path, params: Issue['params']): string {
  const expected = kindName(params?.['expected']);
  if (params?.['reason'] === 'optionsOrCarryForward') {
    return 'this question has no options. Add at least one, or choose a question to carry its options forward from.';
  }
  if (params?.['received'] === 'missing') return `this is required and missing. Add ${expected}.`;
  const what = path.length === 0 ? 'a guide' : 'this';
  return `${what} must be ${expected}, not ${kindName(params?.['received'])}. Replace it.`;
}

function kindName(kind: unknown): string {
  return kinds[String(kind)] ?? String(kind);
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
  missing: 'nothing',
};

function tooSmall(path: Path, params: Issue['params']): string {
  const minimum = Number(params?.['minimum'] ?? 1);
  if (params?.['of'] === 'string') return emptyText(path);
  if (params?.['of'] !== 'array') return `this number is too small. Use ${minimum + 1} or more.`;
  if (path.at(-1) === 'choices') return 'no option is chosen. Choose at least one.';
  return `this list is too short. It needs at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}.`;
}

/** Names the part without text, or the text that is empty. */
function emptyText(path: Path): string {
  const property = path.at(-1);
  if (property === 'title' && path.length === 1) return 'the study has no title. Enter one.';
  if (property === 'nickname') return 'this concept has no nickname. Enter one.';
  const part = property === 'text' ? partsWithText[String(path.at(-3))] : undefined;
  return part === undefined ? 'this text is empty. Enter a text.' : `this ${part} has no text. Enter one.`;
}

const partsWithText: Readonly<Record<string, string>> = { items: 'question', options: 'option', rows: 'row' };

function unknownProperty(params: Issue['params']): string {
  const meant = params?.['didYouMean'];
  const next = typeof meant === 'string' ? `Rename it to "${meant}", or remove it` : 'Remove it';
  return `this property does not belong here, and the service rejects it. ${next}.`;
}

function listed(values: unknown): string {
  const all = Array.isArray(values) ? values.map(String) : [];
  if (all.length > 12) return `one of the ${all.length} values in the API contract (${all.slice(0, 3).join(', ')}, …)`;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
}

const rules: IssueWords['rules'] = {
  screeningPlacement: (params) => {
    switch (params.reason) {
      case 'notFirst':
        return 'the screener must be the first block. Move it to the top.';
      case 'moreThanOne':
        return 'a guide can have only one screener. Move the questions into the first one, or change the type of this block.';
      case 'itemType':
        return `a screener can contain only multiple choice questions, not ${params.itemType}. Move this question to another block, or change its type.`;
    }
  },
  selectBounds: (params, inJson) => {
    switch (params.reason) {
      case 'notTogether':
        return `the smallest and the largest number of answers must be set together. Set the other one too${inJson(params.missing)}, or clear this one.`;
      case 'needsMultiSelect':
        return `the number of answers can be limited only if several answers are allowed. Allow several answers${inJson('multiSelect')}, or clear both numbers${inJson('minSelect', 'maxSelect')}.`;
      case 'minAboveMax':
        return `the smallest number of answers${inJson('minSelect')} is ${params.minSelect}, but the largest${inJson('maxSelect')} is ${params.maxSelect}. Lower the first, or raise the second.`;
    }
  },
  uniqueExternalIds: ({ id, first }) =>
    `the id "${id}" is already used at ${placeName(first.slice(0, -1), places)}. Change one of the two ids.`,
  referencesResolve: referenceMessage,
  exclusiveOption: ({ reason, option }, inJson) => {
    switch (reason) {
      case 'notMultipleChoice':
        return `"${option}" is exclusive, but only options of a multiple choice question can be. Make it an ordinary option${inJson('exclusiveOption')}.`;
      case 'notMultiSelect':
        return `"${option}" is exclusive, which only works if several answers are allowed. Allow them${inJson('multiSelect')}, or make it an ordinary option${inJson('exclusiveOption')}.`;
      case 'notLast':
        return `"${option}" is exclusive, but only the last option can be. Move it to the end, or make it an ordinary option${inJson('exclusiveOption')}.`;
    }
  },
  optionStatus: ({ reason, option }) =>
    reason === 'missing'
      ? `"${option}" has no status. In the screener, every option needs one: approve, neutral or reject.`
      : `"${option}" has a status, but only options in the screener can have one. Clear it.`,
  conceptSampling: ({ reason, blockType }) =>
    reason === 'missing'
      ? 'a concept block needs at least one concept. Add one, or change the type of the block.'
      : `a ${blockType} block cannot have concepts. Remove them, or make it a concept block.`,
};

function referenceMessage(params: ReferencesResolveParams, inJson: JsonNames): string {
  const { id, use } = params;
  const what = use === 'questionId' ? 'this condition refers to' : 'this question carries options forward from';
  switch (params.reason) {
    case 'unknownItem':
      return params.names === undefined
        ? `${what} "${id}", but no question has that id. Choose an earlier question.`
        : `${what} "${id}", which is the id of ${article(params.names)}, not of a question. Choose an earlier question.`;
    case 'notEarlier':
      return params.self
        ? `${what} the question itself ("${id}"). Choose an earlier question.`
        : `${what} "${id}", which comes later. Move that question up, or choose an earlier question.`;
    case 'notInEarlierBlock':
      return `the condition of a concept refers to "${id}", which is not in an earlier block. Choose a question from an earlier block.`;
    case 'wrongType':
      return use === 'questionId'
        ? `${what} "${id}", whose type is ${params.sourceType}. Choose a multiple choice or matrix question.`
        : `${what} "${id}", which is not a multiple choice question with several answers. Choose one, or allow several answers there${inJson('multiSelect')}.`;
    case 'matrixRowMissing':
      return `this condition refers to the matrix "${id}" without a row. Choose a row.`;
  }
}

function article(kind: 'block' | 'concept' | 'option'): string {
  return kind === 'option' ? 'an option' : `a ${kind}`;
}

export const issueWords: IssueWords = { places, shape, rules, advice: adviceMessages };
