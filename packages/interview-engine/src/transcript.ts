import type { ItemType } from '@guide-studio/guide-core';
import type { Answer } from './answers/answer.ts';
import type { Asked } from './asked/asked.ts';
import { courseOf } from './course/courseOf.ts';
import type { PassedStep } from './course/follow.ts';
import type { Guide } from './plan/plan.ts';
import type { Session } from './course/session.ts';
import type { EndStep } from './steps/step.ts';
import { stepFor } from './steps/stepFor.ts';
import { wordAnswer } from './wording/wordAnswer.ts';
import { wordQuestion } from './wording/wordQuestion.ts';

/** One question and its answer. Indexes count from 0; `item` is null for the welcome and the end. */
export interface TranscriptRow {
  /** `welcome`, `end`, or that of the question or follow-up. */
  readonly stepId: string;
  /** What the participant read: the question, a follow-up, the welcome, or the closing message. */
  readonly moderator: string;
  /** Empty for the welcome, statements and the end. */
  readonly user: string;
  /** The index among all items of the guide. */
  readonly item: number | null;
  /** The index of the item's block; null with `item`. */
  readonly block: number | null;
  /** The index of the item in its block; null with `item`. */
  readonly place: number | null;
  /** The index of the concept for which it was asked; null outside of a concept block. */
  readonly concept: number | null;
  /** True if it continues the question of the row before. */
  readonly isFollowUp: boolean;
}

/** An answered question with its follow-ups. Statements are questions too, with an empty answer. */
export interface AnsweredQuestion {
  /** Of the question itself, not of its follow-ups. */
  readonly stepId: string;
  /** Its index among all items of the guide, from 0. */
  readonly item: number;
  /** The index of its block, from 0. */
  readonly block: number;
  /** Its index among the items of its block, from 0. */
  readonly place: number;
  /** The index of the concept for which it was asked, from 0; null outside of a concept block. */
  readonly concept: number | null;
  /** The `type` of the item. */
  readonly type: ItemType;
  /** `Q3: …` or `Q3 (concept title): …` */
  readonly question: string;
  /** As text. */
  readonly answer: string;
  /** The answer to the question, then the answers to its follow-ups, one per line. */
  readonly fullAnswer: string;
  /** The original answer. */
  readonly given: Answer;
  /** In the order asked; empty for all but open questions. */
  readonly followUps: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * What was understood of spoken answers after they were given, by step. It is read in place of their text, and never
 * changes what was asked.
 */
export type Transcripts = ReadonlyMap<string, string>;

/**
 * Returns everything that was asked and answered so far, in order, with the closing message if the interview has ended.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param transcripts What was understood of spoken answers; none by default.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { createSession, transcript } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const start = createSession({ seed: 'interview-1', urlParams: {} });
 * const session = { ...start, answers: [{ stepId: 'b1.i1', answer: { selected: ['o2'] } }] };
 *
 * console.log(transcript(cooking, session).map(({ moderator, user }) => [moderator, user])[0]); // [ 'How often do you cook?', 'Never' ]
 * ```
 */
export function transcript(
  guide: Guide,
  session: Session,
  transcripts: Transcripts = new Map(),
): readonly TranscriptRow[] {
  const { passed, current } = courseOf(guide, session);
  const rows = passed.map((one) => rowOf(guide, withTranscript(one, transcripts)));
  if (current.kind !== 'end') return rows;
  const end = endRow(stepFor(guide, current) as EndStep);
  return end.moderator === '' ? rows : [...rows, end];
}

/** Returns every answered question so far with its follow-ups, in the order asked. The guide must be valid. */
export function answeredQuestions(
  guide: Guide,
  session: Session,
  transcripts: Transcripts = new Map(),
): readonly AnsweredQuestion[] {
  const questions: AnsweredQuestion[] = [];
  for (const passed of courseOf(guide, session).passed) {
    const { step, answer } = withTranscript(passed, transcripts);
    if (step.kind === 'item') questions.push(questionOf(guide, step.stepId, step.asked, answer));
    const last = questions.at(-1);
    if (step.kind !== 'followUp' || last === undefined) continue;
    const followUps = [...last.followUps, { question: step.question, answer: spoken(answer) }];
    questions[questions.length - 1] = { ...last, followUps, fullAnswer: `${last.fullAnswer}\n${spoken(answer)}` };
  }
  return questions;
}

/** Returns the state of the interview, with the values that the API uses for `progress`. */
export function outcomeOfInterview(guide: Guide, session: Session): 'in_progress' | 'complete' | 'screened_out' {
  const { current } = courseOf(guide, session);
  return current.kind === 'end' ? current.outcome : 'in_progress';
}

function withTranscript(passed: PassedStep, transcripts: Transcripts): PassedStep {
  const text = transcripts.get(passed.step.stepId);
  return text === undefined || !('text' in passed.answer) ? passed : { ...passed, answer: { text } };
}

function questionOf(guide: Guide, stepId: string, asked: Asked, given: Answer): AnsweredQuestion {
  const place = positionInGuide(asked);
  const words = wordAnswer(asked, given);
  return {
    stepId,
    ...place,
    type: asked.occasion.planned.item.type,
    question: wordQuestion(guide, place.item, place.concept),
    answer: words,
    fullAnswer: words,
    given,
    followUps: [],
  };
}

function positionInGuide({ occasion }: Asked): { item: number; block: number; place: number; concept: number | null } {
  const { index: item, block, place } = occasion.planned;
  return { item, block, place, concept: occasion.concept };
}

function rowOf(guide: Guide, { step, answer }: PassedStep): TranscriptRow {
  const { stepId } = step;
  switch (step.kind) {
    case 'welcome':
      return { ...outside, stepId, moderator: welcomeWords(guide) };
    case 'item': {
      const { text } = step.asked.occasion.planned.item;
      const user = wordAnswer(step.asked, answer);
      return { stepId, moderator: text, user, ...positionInGuide(step.asked), isFollowUp: false };
    }
    case 'followUp':
      return {
        stepId,
        moderator: step.question,
        user: spoken(answer),
        ...positionInGuide(step.asked),
        isFollowUp: true,
      };
  }
}

const outside = { user: '', item: null, block: null, place: null, concept: null, isFollowUp: false } as const;

function endRow({ stepId, message }: EndStep): TranscriptRow {
  return { ...outside, stepId, moderator: message };
}

function welcomeWords({ welcomeMessage }: Guide): string {
  return [welcomeMessage?.title, welcomeMessage?.message]
    .filter((part) => part !== undefined && part !== '')
    .join('\n');
}

function spoken(answer: Answer): string {
  return 'text' in answer ? answer.text : '';
}
