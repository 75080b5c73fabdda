import { type CreateStudyRequest, countWords } from '@guide-studio/guide-core';
import type { AnsweredQuestion } from '@guide-studio/interview-engine';
import type { InterviewProgress } from '../store/store.ts';
import type { RowFact } from './facts.ts';
import { digestWords } from './digestWords.ts';

/*
 * Summaries and quality by counting (decisions, "Summaries, tags, quality"). No model reads anything: each number and
 * each sentence below can be checked by hand. Apart from the first words of the summary all texts are the
 * participant's own, so they are in the language of the interview.
 */

/** What a response comes to in short. */
export interface Digest {
  readonly summary: string;
  readonly bulletSummary: readonly string[];
  readonly tagline: string | null;
  /** Facts about the participant or the outcome. Only a model could find them, so there are none. */
  readonly tags: readonly string[];
  /** 1 to 5, one decimal. */
  readonly qualityScore: number;
  readonly shortTranscript: string | null;
  readonly shortAssistantMessages: readonly string[];
}

const mostBullets = 5;
const bulletCharacters = 140;
const taglineCharacters = 80;
/** Of what was asked and of what was said in a line of the short transcript. */
const askedCharacters = 80;
const saidCharacters = 140;
/** An open answer of this many words counts as a full one. */
const fullAnswerWords = 20;
/** How much the open answers and completeness weigh. */
const weights = { answers: 0.7, completeness: 0.3 } as const;
/** What an interview in progress has of completeness. */
const unfinished = 0.5;
/** Of a response that answered nothing, or only the screener. */
const leastQuality = 1;

export function digestOf(
  guide: CreateStudyRequest,
  answered: readonly AnsweredQuestion[],
  rows: readonly RowFact[],
  progress: InterviewProgress,
): Digest {
  const questions = answered.filter(({ type }) => type !== 'statement');
  const texts = questions.filter(({ type }) => type === 'open_ended').map(({ said }) => said);
  const bulletSummary = longest(texts, mostBullets).map((text) => shortened(firstSentence(text), bulletCharacters));
  const [top] = longest(texts, 1);
  const counted = { questions: questions.length, openAnswers: texts.length, words: sum(texts.map(countWords)) };
  const isBeyondScreener = questions.some(({ block }) => guide.studyGuide[block]?.type !== 'screening');
  return {
    summary: [digestWords(guide)(counted), ...bulletSummary].join(' '),
    bulletSummary,
    tagline: top === undefined ? null : shortened(firstSentence(top), taglineCharacters),
    tags: [],
    qualityScore: isBeyondScreener ? qualityOf(texts, progress) : leastQuality,
    ...shortTranscriptOf(rows),
  };
}

/** The longest texts, in the order in which they were given. */
function longest(texts: readonly string[], most: number): readonly string[] {
  const order = [...texts.keys()].sort((a, b) => (texts[b]?.length ?? 0) - (texts[a]?.length ?? 0) || a - b);
  const chosen = new Set(order.slice(0, most));
  return texts.filter((_, at) => chosen.has(at));
}

function firstSentence(text: string): string {
  return text.trim().split(/(?<=[.!?])\s|(?<=[。！？؟।])|\n/u, 1)[0] ?? '';
}

/** One line of at most this many characters, whole ones, with a mark where something is left out. */
function shortened(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  return `${line
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/**
 * Length, variety and completeness: every open answer counts by its words, up to a full one, and one that was given
 * before counts nothing. Without an open answer only completeness counts.
 */
function qualityOf(texts: readonly string[], progress: InterviewProgress): number {
  const completeness = progress === 'in_progress' ? unfinished : 1;
  const different = [...new Set(texts.map((text) => text.trim().toLowerCase()))];
  const full = sum(different.map((text) => Math.min(countWords(text) / fullAnswerWords, 1)));
  const share =
    texts.length === 0 ? completeness : weights.answers * (full / texts.length) + weights.completeness * completeness;
  return Math.round((1 + 4 * share) * 10) / 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** One line a moment: `• asked → said`. */
function shortTranscriptOf(rows: readonly RowFact[]): Pick<Digest, 'shortTranscript' | 'shortAssistantMessages'> {
  const shortAssistantMessages = rows.map(({ moderator }) => shortened(moderator, askedCharacters));
  const lines = rows.map(({ user }, at) => {
    const said = user === '' ? [] : ['→', shortened(user, saidCharacters)];
    return ['•', shortAssistantMessages[at], ...said].join(' ');
  });
  return { shortTranscript: lines.length === 0 ? null : lines.join('\n'), shortAssistantMessages };
}
