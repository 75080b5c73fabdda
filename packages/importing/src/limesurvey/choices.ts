import type { SourceChange, SourceItem } from '../source/study.ts';
import { canShuffle, codesIn, isInRandomOrder } from './attributes.ts';
import { type Role, rolesOf } from './questionTypes.ts';
import type { Question, QuestionPart, Texts } from './survey.ts';
import { isForEveryone } from './variables.ts';

/** What the settings of a question with options are in a guide. */
interface ChoiceSettings {
  readonly settings: Pick<SourceItem, 'hasOther' | 'isShuffled' | 'least' | 'most' | 'from'>;
  /** The codes of options that exclude all others. */
  readonly exclusive: ReadonlySet<string>;
  readonly changes: readonly SourceChange[];
}

/** Returns what the settings of a question with options are in a guide. `earlier`: the questions before it. */
export function choiceSettings(question: Question, role: Role, earlier: ReadonlyMap<string, Question>): ChoiceSettings {
  const { attributes, place, hasOther, subQuestions } = question;
  const changes: SourceChange[] = [];
  const lost = (text: string, code: SourceChange['code']): void => {
    changes.push({ kind: 'setting', place, text, verdict: 'lost', code });
  };
  const from = carriedFrom(question, role, earlier);
  const filter = attributes.get('array_filter');
  if (filter !== undefined && from === null) lost(`array_filter: ${filter}`, 'filtered');
  for (const { code, relevance } of subQuestions)
    if (role !== 'opens' && !isForEveryone(relevance)) lost(`${code}: ${relevance}`, 'filtered');
  const codes = new Set(subQuestions.map(({ code }) => code));
  const listed = codesIn(attributes, 'exclude_all_others');
  const exclusive = new Set(role === 'several' ? listed.filter((code) => codes.has(code)) : []);
  if (listed.length > exclusive.size) lost(`exclude_all_others: ${listed.join(';')}`, 'setting');
  const bounds = boundsOf(question, role, from !== null);
  for (const [name, value] of bounds.lost) lost(`${name}: ${value}`, 'setting');
  return {
    settings: {
      ...bounds.kept,
      ...(hasOther && (role === 'choice' || role === 'several') ? { hasOther } : {}),
      ...(canShuffle(role) && isInRandomOrder(attributes) ? { isShuffled: true } : {}),
      ...(from === null ? {} : { from }),
    },
    exclusive,
    changes,
  };
}

/**
 * Returns the question whose selected answers this one shows, if it shows nothing else: both have the same answers. Null
 * otherwise.
 */
function carriedFrom(question: Question, role: Role, earlier: ReadonlyMap<string, Question>): string | null {
  const { attributes, subQuestions, hasOther } = question;
  const source = earlier.get(attributes.get('array_filter') ?? '');
  if (source === undefined || role !== 'several' || rolesOf(source.type) !== 'several') return null;
  const isPlain =
    !hasOther &&
    !source.hasOther &&
    !attributes.has('array_filter_exclude') &&
    !attributes.has('exclude_all_others') &&
    subQuestions.every(({ relevance }) => isForEveryone(relevance));
  const isSame =
    subQuestions.length === source.subQuestions.length &&
    subQuestions.every((sub, at) => isSamePart(sub, source.subQuestions[at]));
  return isPlain && isSame && subQuestions.length > 0 ? source.code : null;
}

const isSamePart = (one: QuestionPart, other: QuestionPart | undefined): boolean =>
  one.code === other?.code && isSameText(one.text, other.text);

const isSameText = (one: Texts, other: Texts): boolean =>
  one.size === other.size && [...one].every(([language, text]) => other.get(language) === text);

/** Returns how many options are selected at least and at most, as far as a guide can have it. */
function boundsOf({ attributes, subQuestions, hasOther }: Question, role: Role, isCarried: boolean) {
  const given = (['min_answers', 'max_answers'] as const).flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined || value === '0' ? [] : [[name, value] as const];
  });
  const all = subQuestions.length + (hasOther ? 1 : 0);
  const [least = 1, most = all] = (['min_answers', 'max_answers'] as const).map((own) => {
    const value = given.find(([name]) => name === own)?.[1];
    return value === undefined ? undefined : Number(value);
  });
  const isKept =
    role === 'several' && !isCarried && [least, most].every((one) => Number.isInteger(one) && one > 0) && least <= most;
  if (!isKept || least > subQuestions.length) return { kept: {}, lost: given };
  return { kept: Object.fromEntries(given.map(([name, value]) => [kinds[name], Number(value)])), lost: [] };
}

const kinds = { min_answers: 'least', max_answers: 'most' } as const;
