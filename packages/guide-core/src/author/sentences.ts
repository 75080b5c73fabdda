import type { JsonNames } from '../findings/jsonNames.ts';
import { places } from '../findings/messages.en.ts';
import { placeName } from '../findings/placeName.ts';
import { errorMessageOf } from '../validate/errorMessage.ts';
import type { Issue } from '../validate/issue.ts';
import { type PartAt, partAt } from './partAt.ts';
import type { AuthoredBlock } from './parts.ts';
import { byContractName } from './settings.ts';

/** Returns what is wrong with a guide in the words of its code: questions and settings are called what it calls them. */
export function sentenceOf(blocks: readonly AuthoredBlock[], issue: Issue): string {
  const part = partAt(blocks, issue.path);
  const reason = issue.code === 'referencesResolve' ? String(issue.params?.['reason']) : '';
  const about = aboutReference(part, reason);
  const place = placeName(part.path, places);
  if (about !== null) return `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${about}`;
  const path = issue.path.filter((step) => !notInCode.has(step) && !(step === 'type' && issue.path.length === 3));
  const last = path.length - 1;
  const named = path.map((step, at) => (at === last ? lists[step] : undefined) ?? inPaths[step] ?? step);
  return errorMessageOf({ ...issue, path: named }, namesInCode);
}

/** Returns a sentence about a question that a condition, or carried options, need; null for another fault. */
function aboutReference({ question, concept, criterion }: PartAt, reason: string): string | null {
  const needed = criterion?.kind === 'answer' ? criterion.question : question?.from;
  if (needed === undefined) return null;
  const needs = criterion === undefined ? 'this question shows what is selected in it' : 'this condition asks about it';
  switch (reason) {
    case 'unknownItem':
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
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
};
