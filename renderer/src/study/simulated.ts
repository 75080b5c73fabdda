import { hasTrait, type JsonObject, validate } from '@guide-studio/guide-core';
import {
  type Answer,
  answer,
  answeredQuestions,
  createSession,
  type Guide,
  nextStep,
  type Session,
  transcript,
} from '@guide-studio/interview-engine';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { canRun, outcomeOfInterview, stepPlace } from '@guide-studio/interview-engine/internal';
import { done } from '@guide-studio/host/common';
import type { SimulatedPerson } from '../example/index.ts';
import type { AnswerSet, Exchange, Interview } from './answers/answerSet.ts';

/**
 * Returns the interviews of simulated participants for a valid guide without concepts. The same participants always
 * give the same interviews.
 */
export function simulate(guide: JsonObject, people: readonly SimulatedPerson[]): AnswerSet {
  if (!canRun(guide, validate(guide))) throw new Error('Interviews can only be simulated with a valid guide.');
  const sessions = people.map((person, at) => conduct(guide, person, at));
  const conversations = sessions.map((session) => conversationIn(guide, session));
  return {
    id: 'simulated',
    questions: questionsOf(guide),
    interviews: sessions.map((session, at) => interviewIn(guide, session, at + 1, people[at]?.seconds ?? 0)),
    conversationOf: async ({ number }) => done(conversations[number - 1] ?? []),
    recordingsOf: async () => done([]),
  };
}

function conduct(guide: Guide, person: SimulatedPerson, at: number): Session {
  let session = createSession({ seed: `person ${at}`, urlParams: {} });
  for (;;) {
    const { stepId, kind } = nextStep(guide, session);
    const given = kind === 'end' ? undefined : givenAt(guide, stepId, person);
    const result = given && answer(guide, session, { stepId, answer: given });
    if (!result?.ok) return session;
    ({ session } = result);
  }
}

/** Returns the answer to a step, or undefined if the interview ends there. */
function givenAt(guide: Guide, stepId: string, { choices, texts }: SimulatedPerson): Answer | undefined {
  const place = stepPlace(guide, stepId);
  if (place === undefined || !('item' in place)) return {};
  const item = guide.studyGuide[place.block]?.items[place.place];
  if (item === undefined || !hasTrait(item.type, 'isAnswered')) return {};
  const name = item.externalId ?? '';
  const chosen = choices[name]?.map((position) => `o${position}`);
  if (chosen) return item.type === 'ranking' ? { ranked: chosen } : { selected: chosen };
  const text = texts[name]?.[place.followUp === null ? 0 : place.followUp + 1];
  return text === undefined ? undefined : { text };
}

function questionsOf({ studyGuide }: Guide): readonly AskedQuestion[] {
  const places = studyGuide.flatMap(({ items }, block) => items.map((item, place) => ({ item, block, place })));
  return places.map(({ item, block, place }, at) => ({
    id: idOf(block, place),
    text: item.text,
    type: item.type,
    questionNumber: at + 1,
    concepts: [],
    ...('options' in item && item.options ? { options: item.options.map(({ text }) => text) } : {}),
    ...('multiSelect' in item ? { isMultiSelect: item.multiSelect === true } : {}),
  }));
}

function interviewIn(guide: Guide, session: Session, number: number, seconds: number): Interview {
  const answered = answeredQuestions(guide, session);
  const left = unansweredQuestion(guide, session);
  const spoken = answered.find(({ type }) => type === 'open_ended');
  return {
    id: `person ${number}`,
    number,
    progress: outcomeOfInterview(guide, session),
    isRehearsal: false,
    recorded: new Set(),
    startedAt: null,
    answeredAt: null,
    seconds,
    excerpt: spoken?.answer ?? null,
    findings: null,
    answers: answered.map(({ stepId, block, place, question, fullAnswer }) => ({
      answerId: stepId,
      discussionGuideQuestionId: idOf(block, place),
      conceptId: null,
      question,
      answer: fullAnswer,
    })),
    unanswered: left && { discussionGuideQuestionId: idOf(left.block, left.place), conceptId: null },
    parameters: {},
  };
}

/** Returns the question without an answer at which an interview ended, or null. */
function unansweredQuestion(guide: Guide, session: Session) {
  const place = stepPlace(guide, nextStep(guide, session).stepId);
  return place?.kind === 'item' ? place : null;
}

/** Returns what was said. A follow-up belongs to the answer of the question before it. */
function conversationIn(guide: Guide, session: Session): readonly Exchange[] {
  let answerId: string | null = null;
  return transcript(guide, session).map(({ stepId, item, moderator, user, isFollowUp }) => {
    if (!isFollowUp) answerId = item === null ? null : stepId;
    return { moderator, user, isFollowUp, conceptId: null, answerId };
  });
}

function idOf(block: number, place: number): string {
  return `${block}.${place}`;
}
