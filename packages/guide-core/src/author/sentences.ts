import type { JsonNames } from '../findings/jsonNames.ts';
import { places } from '../findings/messages.en.ts';
import type { Path } from '../json.ts';
import { placeName } from '../findings/placeName.ts';
import { errorMessageOf } from '../validate/errorMessage.ts';
import type { Issue } from '../validate/issue.ts';
import { quoted } from './code.ts';
import { kindOf } from './given.ts';
import { type Misspelled, misspelledIn } from './misspelled.ts';
import { wereLeftOut } from './lists.ts';
import { type PartAt, partAt, stackAt } from './partAt.ts';
import type { AuthoredBlock } from './parts.ts';
import { byContractName } from './settings.ts';

/** What is wrong, in words, and the issue that it is about. */
interface Stated {
  readonly issue: Issue;
  readonly sentence: string;
}

/**
 * Returns what is wrong with a guide in the words of its code: questions and settings are called what it calls them.
 * `written` is the guide as the contract writes it.
 */
export function sentencesOf(
  blocks: readonly AuthoredBlock[],
  written: object,
  issues: readonly Issue[],
): readonly Stated[] {
  return misspelledIn(issues).map((one) =>
    'meant' in one
      ? { issue: one.issue, sentence: misspelledSentence(one) }
      : { issue: one, sentence: sentenceOf(blocks, written, one) },
  );
}

function misspelledSentence({ parent, given, meant }: Misspelled): string {
  const place = placeName(pathInCode(parent), places);
  const where = place.startsWith('"') ? place.replaceAll('"', '').replace(/^(.*)$/u, '“$1”') : capital(place);
  return `${where || 'The guide'} has no “${given}”. Use “${byContractName[meant] ?? meant}”.`;
}

function sentenceOf(blocks: readonly AuthoredBlock[], written: object, issue: Issue): string {
  const part = partAt(blocks, issue.path);
  const reason = issue.code === 'referencesResolve' ? String(issue.params?.['reason']) : '';
  const place = capital(placeName(part.path, places));
  const about = aboutReference(part, reason, blocks);
  if (about !== null) return `${place}: ${about}`;
  const own = ownSentence(blocks, part, issue, written);
  if (own !== null) return own;
  const sentence = errorMessageOf({ ...issue, path: pathInCode(issue.path) }, namesInCode);
  return issue.code === 'uniqueExternalIds' ? helpWithLoop(blocks, issue, part, sentence) : sentence;
}

/** Returns the sentence about two equal ids; if one line of code made both parts, with what to change there. */
function helpWithLoop(
  blocks: readonly AuthoredBlock[],
  { path, params }: Issue,
  part: PartAt,
  sentence: string,
): string {
  const [first, id] = [params?.['first'], params?.['id']];
  if (!Array.isArray(first) || typeof id !== 'string') return sentence;
  const other = partAt(blocks, first as Path);
  const isOne = part.block === other.block && part.question === other.question && part.concept === other.concept;
  const stack = stackAt(blocks, path);
  if (isOne || stack === undefined || stack !== stackAt(blocks, first as Path)) return sentence;
  const [start = 'a'] = /^[^-]+/u.exec(id) ?? [];
  const help = `This line gives the same id each time. Put what differs into it: \`${start}-\${each}\`.`;
  return sentence.replace(/ Change one of the two ids\.$/u, ` ${help}`);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a path with the names that settings have in code. */
export function pathInCode(whole: Path): Path {
  const path = whole.filter((step) => !notInCode.has(step) && !(step === 'type' && whole.length === 3));
  const last = path.length - 1;
  return path.map((step, at) => (at === last ? lists[step] : undefined) ?? inPaths[step] ?? step);
}

/** Returns a sentence that says what to write in code; null where the general one does. */
function ownSentence(
  blocks: readonly AuthoredBlock[],
  { block, question, path: own }: PartAt,
  issue: Issue,
  written: object,
): string | null {
  const { code, path, params = {} } = issue;
  const property = path.at(-1);
  const owner = capital(placeName(own, places));
  const place = capital(placeName(pathInCode(path), places));
  const name = pathInCode(path).at(-1);
  if (code === 'too_small' && params['of'] === 'string') {
    if (property === 'title' && path.length === 1) return "The guide has no title. Write it first: guide('…', …).";
    if (property === 'nickname') return `${owner} has no nickname. Add nickname: 'A'.`;
    const [list, at] = [path.at(-3), path.at(-2)];
    if (property === 'text' && (list === 'options' || list === 'rows') && typeof at === 'number' && question) {
      const what = `${list === 'rows' ? 'row' : 'option'} ${at + 1} of “${question.self.text}” is blank`;
      return `${owner}: ${what}. Remove the blank from the list, or write its text.`;
    }
    return property === 'text' && list === 'items'
      ? `${owner} has no text. Write it: open('Why?'), for example.`
      : null;
  }
  if (code === 'too_small' && property === 'studyGuide' && path.length === 1)
    return `The guide has no blocks${wereLeftOut(blocks) ? ': all were left out' : ''}. Add one: block('A', [ … ]).`;
  if (code === 'too_small' && property === 'items' && block !== undefined)
    return wereLeftOut(block.items)
      ? `Block “${block.title}” has no questions: all were left out. Leave out the block, too: isGerman && block(…).`
      : `Block “${block.title}” has no questions. Add one, or delete the block.`;
  if (code === 'too_small' && property === 'concepts' && block !== undefined)
    return `Block “${block.title}” has no concepts. Add one: { nickname: 'A', title: 'A' }.`;
  if (code === 'too_small' && params['of'] === 'array' && question !== undefined && typeof name === 'string') {
    const count = Number(params['minimum'] ?? 1);
    return `${owner}: “${question.self.text}” has too few “${name}”. Write ${count === 1 ? 'one' : count} or more.`;
  }
  if (code === 'invalid_type' && params['received'] === 'missing' && property === 'nickname')
    return `${owner} has no nickname. Add nickname: 'A'.`;
  if (code === 'invalid_type' && typeof name === 'string') return wrongKind(name, place, issue, valueAt(written, path));
  if (code === 'invalid_value') {
    const values = Array.isArray(params['values']) ? params['values'] : [];
    if (values.length > 12 || !values.every((value) => typeof value === 'string')) return null;
    const quoted = values.map((value) => `'${value}'`);
    const choice = quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1) ?? ''}`;
    return `${place}: this value is not allowed. Use ${choice}.`;
  }
  if (code === 'selectBounds' && params['reason'] === 'needsMultiSelect')
    return `${place}: the number of answers can be limited only if several answers are allowed. Add several: true, or leave “select” out.`;
  if (code === 'exclusiveOption' && typeof params['option'] === 'string' && params['reason'] !== 'notMultipleChoice') {
    const ordinary = `write ${quoted(params['option'])} without none(…)`;
    const why =
      params['reason'] === 'notLast'
        ? 'but only the last option can be. Move it to the end'
        : 'which only works if several answers are allowed. Allow them with several: true';
    return `${owner}, option ${Number(path.at(-2)) + 1}: "${params['option']}" is exclusive, ${why}, or ${ordinary}.`;
  }
  if (code === 'screeningPlacement' && params['reason'] === 'moreThanOne')
    return `${owner}: a guide can have only one screener. Move the questions into the first one, or write block(…) instead of screening(…).`;
  return null;
}

/** What objects look like in code. */
const examples: Readonly<Record<string, string>> = {
  embed: "{ url: 'https://…' }",
  welcome: "{ message: 'Hello' }",
};

function wrongKind(name: string, place: string, { params = {} }: Issue, value: unknown): string | null {
  const { expected, received } = params;
  if (received === 'missing') return null;
  if ((expected === 'number' || expected === 'integer') && typeof value === 'number')
    return Number.isFinite(value)
      ? `${place}: this must be a whole number, not ${value}. Round it.`
      : `${place}: this must be a number, not ${value}. Check how it is calculated.`;
  const example =
    expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
      ? `'${value}'`
      : expected === 'boolean'
        ? 'true'
        : expected === 'object'
          ? examples[name]
          : undefined;
  if (example === undefined) return null;
  const kind = expected === 'string' ? 'a text' : expected === 'boolean' ? 'true or false' : 'an object';
  return `${place}: this must be ${kind}, not ${kindOf(value)}. Write ${name}: ${example}.`;
}

function valueAt(written: object, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined,
    written,
  );
}

/** Returns a sentence about a question that a condition, or carried options, need; null for another fault. */
function aboutReference(
  { question, concept, criterion }: PartAt,
  reason: string,
  blocks: readonly AuthoredBlock[],
): string | null {
  const needed = criterion?.kind === 'answer' ? criterion.question : question?.from;
  if (needed === undefined) return null;
  const needs = criterion === undefined ? 'this question shows what is selected in it' : 'this condition asks about it';
  switch (reason) {
    case 'unknownItem':
      if (blocks.some(({ items }) => items.some(({ self }) => self.text === needed.text)))
        return `Another question “${needed.text}” is in this guide, but ${needs}. Make it once, keep it in a constant, and use that in both places.`;
      return `“${needed.text}” is in no block of this guide, but ${needs}. Put it into the guide, before this question.`;
    case 'notEarlier':
      return `“${needed.text}” comes later in this guide, but ${needs}. Move “${needed.text}” before this question.`;
    case 'notInEarlierBlock':
      return `“${needed.text}” is not in an earlier block, but the concept “${concept?.nickname ?? ''}” depends on it. Move “${needed.text}” to a block before this one.`;
    default:
      return null;
  }
}

/** Properties of the contract that code does not write. */
const notInCode: ReadonlySet<string | number> = new Set([
  'config',
  'content',
  'exclusiveOption',
  'questionId',
  'choices',
]);

/** What properties are called in places, where lists keep the names by which their entries are counted. */
const inPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(byContractName).filter(([name]) => places.lists[name] === undefined)),
  conditional: 'conditional',
};

/** What lists as a whole are called. */
const lists: Readonly<Record<string, string>> = {
  items: 'questions',
  studyGuide: 'blocks',
  availableLanguages: 'translations',
  targetPlatforms: 'platforms',
};

const namesInCode: JsonNames = (...names) => {
  // One setting has both.
  if (names.length === 1 && /^m(?:in|ax)Select$/u.test(names[0] ?? '')) return '';
  const known = [...new Set(names.flatMap((name) => byContractName[name] ?? []))];
  return known.length === 0
    ? ''
    : ` (${known.map((name) => (name === 'several' ? 'several: true' : name)).join(', ')})`;
};
