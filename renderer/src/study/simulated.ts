import type { JsonObject } from '@guide-studio/guide-core';
import {
  type Answer,
  answeredQuestions,
  createSession,
  type Guide,
  outcomeOfInterview,
  rehearse,
  type Session,
  transcript,
} from '@guide-studio/interview-engine';
import { done } from '@guide-studio/host/common';
import type { AnswerSet, AskedQuestion, Exchange, Interview } from './answers/answerSet.ts';

/**
 * Lets people who do not exist take the interview of a valid guide. The same people give the same answers each time:
 * their seeds are their numbers. `voices` are what they say to open questions, by id.
 */
export function simulate(
  wire: JsonObject,
  voices: Readonly<Record<string, readonly string[]>>,
  people: number,
): AnswerSet {
  const guide = wire as unknown as Guide;
  const sessions = Array.from({ length: people }, (_, person) => conduct(guide, voices, person));
  const conversations = sessions.map((session) => conversationIn(guide, session));
  return {
    questions: questionsOf(guide),
    interviews: sessions.map((session, person) => interviewIn(guide, session, person + 1)),
    conversationOf: async ({ number }) => done(conversations[number - 1] ?? []),
  };
}

type GuideItem = Guide['studyGuide'][number]['items'][number];

// No step is called so: everything on the way is answered.
const toTheEnd = { at: 'end of the simulation' };

function conduct(guide: Guide, voices: Readonly<Record<string, readonly string[]>>, person: number): Session {
  const start = createSession({ seed: `person ${person}`, urlParams: {} });
  const silent = rehearse(guide, start, new Map(), toTheEnd).session;
  const given = answeredQuestions(guide, silent).flatMap(({ stepId, block, place }) => {
    const item = guide.studyGuide[block]?.items[place];
    const own = item && ownAnswer(item, voices, person);
    return own ? [[stepId, own] as const] : [];
  });
  return rehearse(guide, start, new Map(given), toTheEnd).session;
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

function interviewIn(guide: Guide, session: Session, number: number): Interview {
  const answered = answeredQuestions(guide, session);
  const spoken = answered.find(({ type }) => type === 'open_ended');
  return {
    id: `person ${number}`,
    number,
    progress: outcomeOfInterview(guide, session),
    startedAt: null,
    seconds: null,
    excerpt: spoken?.answer ?? null,
    answers: answered.map(({ stepId, block, place, question, said }) => ({
      answerId: stepId,
      discussionGuideQuestionId: idOf(block, place),
      conceptId: null,
      question,
      answer: said,
    })),
  };
}

function conversationIn(guide: Guide, session: Session): readonly Exchange[] {
  return transcript(guide, session).map(({ moderator, user, isFollowUp }) => ({
    moderator,
    user,
    isFollowUp,
    conceptId: null,
  }));
}

function idOf(block: number, place: number): string {
  return `${block}.${place}`;
}

/** What a rehearsal would not answer like a person: who does not fit the study, and what is said in own words. */
function ownAnswer(
  item: GuideItem,
  voices: Readonly<Record<string, readonly string[]>>,
  person: number,
): Answer | undefined {
  if (item.type === 'open_ended') {
    const texts = voices[item.externalId ?? ''] ?? [];
    const text = texts[person % Math.max(1, texts.length)];
    return text === undefined ? undefined : { text };
  }
  if (item.type !== 'multiple_choice' || person % everyHowManyUnfit !== 0) return undefined;
  const rejecting = (item.options ?? []).findIndex(({ status }) => status === 'reject');
  return rejecting === -1 ? undefined : { selected: [`o${rejecting + 1}`] };
}

const everyHowManyUnfit = 8;
