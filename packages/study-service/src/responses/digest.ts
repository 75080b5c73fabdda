import { type CreateStudyRequest, hasTrait } from '@guide-studio/guide-core';
import { countWords, oneLine } from '@guide-studio/guide-core/internal';
import type { AnsweredQuestion } from '@guide-studio/interview-engine';
import { isSpokenText } from '@guide-studio/interview-engine/internal';
import type { Analysis } from '../store/analysis.ts';
import type { InterviewProgress } from '../store/store.ts';
import { digestWords } from './digestWords.ts';

/*
 * Without a model there is no summary, and its place says so beside what can be counted: questions, words and spoken
 * answers that nobody has written down (docs/decisions/api-choices.md, "Summaries, tags, quality"). Each number can be
 * checked by hand, and the tagline is a sentence of the participant. What a model found takes the place of it.
 */

/** What was said in a row of the transcript. */
interface SpokenRow {
  readonly moderator: string;
  readonly user: string;
}

/** The short form of a response. */
export interface Digest {
  readonly summary: string;
  /** Only a model writes these. */
  readonly bulletSummary: readonly string[];
  /** Without a model a sentence of the participant, or null if nothing was written or written down. */
  readonly tagline: string | null;
  /** Facts about the participant or the outcome. Empty without a model, because only a model can find them. */
  readonly tags: readonly string[];
  /** 1 to 5, one decimal. */
  readonly qualityScore: number;
  readonly shortTranscript: string | null;
  readonly shortAssistantMessages: readonly string[];
  /** Only a model finds these. */
  readonly personas: string | null;
  readonly otherRemarks: string | null;
}

const taglineCharacters = 80;
/** Lengths of question and answer in a line of the short transcript. */
const askedCharacters = 80;
const answerCharacters = 140;
/** An open answer with this many words counts as full. */
const fullAnswerWords = 20;
/** Weights of the open answers and of completeness. */
const weights = { answers: 0.7, completeness: 0.3 } as const;
/** Completeness of an interview in progress. */
const unfinished = 0.5;
/** Quality of a response that answered nothing, or only the screener. */
const leastQuality = 1;

/** Returns the digest of a response from its answers, transcript rows and progress, and what a model found in them. */
export function digestOf(
  guide: CreateStudyRequest,
  answered: readonly AnsweredQuestion[],
  rows: readonly SpokenRow[],
  progress: InterviewProgress,
  analysis: Analysis | null = null,
): Digest {
  const questions = answered.filter(({ type }) => hasTrait(type, 'isAnswered'));
  const open = questions.filter(({ type }) => type === 'open_ended');
  const texts = open.map(writtenIn).filter((text) => text !== '');
  const spoken = sum(open.map((each) => answersIn(each).filter(isSpokenText).length));
  const counted = { questions: questions.length, openAnswers: texts.length, words: sum(texts.map(countWords)), spoken };
  const isBeyondScreener = questions.some(({ block }) => guide.studyGuide[block]?.type !== 'screening');
  if (analysis !== null) {
    const { summary, bulletSummary: bullets, tagline, tags, qualityScore, personas, otherRemarks, moments } = analysis;
    return {
      summary,
      bulletSummary: bullets,
      tagline,
      tags,
      qualityScore: isBeyondScreener ? qualityScore : leastQuality,
      personas,
      otherRemarks,
      ...shortTranscriptOf(moments?.map(({ asked, said }) => ({ moderator: asked, user: said })) ?? rows),
    };
  }
  const longest = texts.toSorted((one, other) => other.length - one.length)[0];
  return {
    summary: digestWords(guide)(counted),
    bulletSummary: [],
    tagline: longest === undefined ? null : shortened(firstSentence(longest), taglineCharacters),
    tags: [],
    qualityScore: isBeyondScreener ? qualityOf(texts, progress) : leastQuality,
    personas: null,
    otherRemarks: null,
    ...shortTranscriptOf(rows),
  };
}

/** Returns an answer and the answers to its follow-ups. */
const answersIn = ({ answer, followUps }: AnsweredQuestion): readonly string[] => [
  answer,
  ...followUps.map((each) => each.answer),
];

/** Returns what a participant wrote, or said and was written down; '' if nothing. */
const writtenIn = (question: AnsweredQuestion): string =>
  answersIn(question)
    .filter((text) => !isSpokenText(text))
    .join('\n');

function firstSentence(text: string): string {
  return text.trim().split(/(?<=[.!?])\s|(?<=[。！？؟।])|\n/u, 1)[0] ?? '';
}

/** Returns one line of at most `most` UTF-16 code units, without splitting a character, with `…` if it was cut. */
function shortened(text: string, most: number): string {
  const line = oneLine(text);
  if (line.length <= most) return line;
  return `${line
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/**
 * Returns the quality from length, variety and completeness. Each open answer counts by its words, up to a full answer;
 * a repeated one counts zero. Without open answers only completeness counts.
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

/** Returns one line per transcript row: `• asked → shortAnswer`. */
function shortTranscriptOf(rows: readonly SpokenRow[]): Pick<Digest, 'shortTranscript' | 'shortAssistantMessages'> {
  const shortAssistantMessages = rows.map(({ moderator }) => shortened(moderator, askedCharacters));
  const lines = rows.map(({ user }, at) => {
    const shortAnswer = user === '' ? [] : ['→', shortened(user, answerCharacters)];
    return ['•', shortAssistantMessages[at], ...shortAnswer].join(' ');
  });
  return { shortTranscript: lines.length === 0 ? null : lines.join('\n'), shortAssistantMessages };
}
