import { pluralsOf } from '../plurals/plurals.ts';
import type { Path } from '../json.ts';
import type { Issue } from './issue.ts';
import type { ShapeWords } from './messages.types.ts';

const { counted, number } = pluralsOf('en');

export const shapeWords: ShapeWords = {
  invalid_type: {
    sentence: ({ path, params }) => wrongType(path, params),
    why: 'The service rejects guides with a different structure.',
  },
  invalid_value: {
    sentence: ({ params }) => `this value is not allowed. Use ${listed(params?.['values'])}.`,
    why: 'The service rejects values it does not know.',
  },
  invalid_format: {
    sentence: ({ params }) =>
      params?.['format'] === 'guid'
        ? 'this is not a complete id (UUID). Copy it in full.'
        : 'this is not a complete web address. Write it in full, for example https://example.org/page.',
    why: 'Participants would see nothing here.',
  },
  invalid_union: {
    sentence: ({ params }) =>
      params?.['received'] === 'missing'
        ? `the type is missing. Use ${listed(params['values'])}.`
        : `this type does not exist. Use ${listed(params?.['values'])}.`,
    why: 'The type decides which other properties are possible here.',
  },
  too_small: {
    sentence: ({ path, params }) => tooSmall(path, params),
    why: 'The service rejects what is empty, too short or too small.',
  },
  too_big: {
    sentence: ({ params }) => tooBig(params),
    why: 'The service rejects what is longer or larger than it can store.',
  },
  unrecognized_keys: {
    sentence: ({ params }) => unknownProperty(params),
    why: 'The service rejects properties it does not know.',
  },
  moreIssues: {
    sentence: ({ params }) =>
      params?.['reason'] === 'listsTooLong'
        ? 'its lists are too long to check completely, and not everything in them is valid. Make them shorter, then check again.'
        : `there are more problems than the ${number(Number(params?.['listed']))} listed. Fix those first, then check again.`,
    why: 'The list would be too long to read.',
  },
  custom: {
    sentence: () =>
      'this text contains a character that cannot be stored (NUL, or half of a character pair). Delete it and type the text again.',
    why: 'A character that cannot be stored would be lost.',
  },
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
  if (params?.['reason'] === 'unfinishedCondition')
    return 'this condition is not finished. Choose an earlier question and at least one answer, or remove the condition.';
  if (params?.['of'] === 'string')
    return minimum > 1 ? `this text is too short. It needs at least ${minimum} characters.` : emptyText(path);
  if (params?.['of'] !== 'array')
    return `this number is too small. Use ${params?.['inclusive'] === true ? minimum : minimum + 1} or more.`;
  if (path.at(-1) === 'choices') return 'no option is chosen. Choose at least one.';
  return `this list is too short. It needs at least ${counted(minimum, { one: 'entry', other: 'entries' })}.`;
}

function tooBig(params: Issue['params']): string {
  const maximum = Number(params?.['maximum']);
  if (params?.['of'] === 'string')
    return `this text is too long. It may have at most ${counted(maximum, { one: 'character', other: 'characters' })}.`;
  if (params?.['of'] === 'array')
    return `this list is too long. It may have at most ${counted(maximum, { one: 'entry', other: 'entries' })}.`;
  return `this number is too large. Use at most ${maximum}.`;
}

/** Names the part without text, or the text that is empty. */
function emptyText(path: Path): string {
  const property = path.at(-1);
  if (property === 'title' && path.length === 1) return 'the study has no title. Enter one.';
  if (property === 'questionId') return 'no question is chosen. Choose an earlier one.';
  if (property === 'parameter')
    return 'the condition on the link names no parameter. Enter its name and its value, or remove the condition.';
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
