import type { AnsweredQuestion } from '@guide-studio/interview-engine';
import type { InterviewProgress } from '../store/store.ts';
import type { RowFact } from './facts.ts';

/*
 * Summaries, tags and quality by counting words (decisions, "Summaries, tags, quality"). No model reads anything: each
 * number and each sentence below can be checked by hand.
 */

/** What a response comes to in short. */
export interface Digest {
  readonly summary: string;
  readonly bulletSummary: readonly string[];
  readonly tagline: string | null;
  readonly tags: readonly string[];
  /** 1 to 5, one decimal. */
  readonly qualityScore: number;
  readonly shortTranscript: string | null;
  readonly shortAssistantMessages: readonly string[];
}

const mostBullets = 5;
const bulletCharacters = 140;
const taglineCharacters = 80;
const assistantCharacters = 80;
const mostTags = 5;
/** Shorter words are mostly articles and pronouns. */
const tagLetters = 5;
/** A word said once is no topic. */
const tagOccurrences = 2;
/** An open answer of this many words counts as a full one. */
const fullAnswerWords = 20;
/** How much length, variety and completeness weigh. */
const weights = { length: 0.4, variety: 0.3, completeness: 0.3 } as const;
/** What an interview in progress has of completeness. */
const unfinished = 0.5;

export function digestOf(
  answered: readonly AnsweredQuestion[],
  rows: readonly RowFact[],
  progress: InterviewProgress,
): Digest {
  const texts = answered.filter(({ type }) => type === 'open_ended').map(({ said }) => said);
  const words = texts.map(wordsOf);
  const questions = answered.filter(({ type }) => type !== 'statement').length;
  const bulletSummary = longest(texts, mostBullets).map((text) => shortened(firstSentence(text), bulletCharacters));
  const [top] = longest(texts, 1);
  return {
    summary: summaryOf(questions, words.flat().length, bulletSummary),
    bulletSummary,
    tagline: top === undefined ? null : shortened(firstSentence(top), taglineCharacters),
    tags: tagsOf(words.flat()),
    qualityScore: qualityOf(words, progress),
    ...shortTranscriptOf(rows),
  };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
}

/** The longest texts, in the order in which they were given. */
function longest(texts: readonly string[], most: number): readonly string[] {
  const order = [...texts.keys()].sort((a, b) => (texts[b]?.length ?? 0) - (texts[a]?.length ?? 0) || a - b);
  const chosen = new Set(order.slice(0, most));
  return texts.filter((_, at) => chosen.has(at));
}

function firstSentence(text: string): string {
  return text.trim().split(/(?<=[.!?。！？])\s|\n/u, 1)[0] ?? '';
}

/** At most this many characters, whole ones, with a mark where something is left out. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

function summaryOf(questions: number, words: number, bullets: readonly string[]): string {
  if (questions === 0) return 'No question was answered.';
  const counted = `${questions} question${questions === 1 ? '' : 's'} answered, ${words} words in open answers.`;
  return [counted, ...bullets].join(' ');
}

/** The words said most often, the first said first among equals. */
function tagsOf(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word.length >= tagLetters) counts.set(word, (counts.get(word) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count >= tagOccurrences);
  return repeated
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostTags)
    .map(([word]) => word);
}

/** Without an open answer only completeness counts, as length and variety say nothing then. */
function qualityOf(answers: readonly (readonly string[])[], progress: InterviewProgress): number {
  const completeness = progress === 'in_progress' ? unfinished : 1;
  const all = answers.flat();
  const share =
    answers.length === 0
      ? completeness
      : weights.length * mean(answers.map((words) => Math.min(words.length / fullAnswerWords, 1))) +
        weights.variety * (all.length === 0 ? 0 : new Set(all).size / all.length) +
        weights.completeness * completeness;
  return Math.round((1 + 4 * share) * 10) / 10;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function shortTranscriptOf(rows: readonly RowFact[]): Pick<Digest, 'shortTranscript' | 'shortAssistantMessages'> {
  const shortAssistantMessages = rows.map(({ moderator }) => shortened(moderator, assistantCharacters));
  const lines = rows.flatMap(({ user }, at) => [
    `Assistant: ${shortAssistantMessages[at]}`,
    ...(user === '' ? [] : [`Participant: ${user}`]),
  ]);
  return { shortTranscript: lines.length === 0 ? null : lines.join('\n'), shortAssistantMessages };
}
