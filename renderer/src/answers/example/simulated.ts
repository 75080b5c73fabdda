import { hasTrait, type JsonObject, validate } from '@guide-studio/guide-core';
import {
  type Answer,
  answer,
  answeredQuestions,
  createSession,
  type Guide,
  nextStep,
  type Session,
  type Step,
  transcript,
} from '@guide-studio/interview-engine';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { canRun, outcomeOfInterview, stepPlace } from '@guide-studio/interview-engine/internal';
import { done, type PlayableRecording } from '@guide-studio/host/common';
import type { SimulatedPerson, SpokenExample } from '../../example/index.ts';
import type { AnswerSet, Exchange, Interview } from '../answerSet.ts';

/**
 * Returns the interviews of simulated participants for a valid guide. The same participants always give the same
 * interviews. `spoken`: the recording of some of their answers.
 */
export function simulate(
  guide: JsonObject,
  people: readonly SimulatedPerson[],
  spoken: SpokenExample | null = null,
): AnswerSet {
  if (!canRun(guide, validate(guide))) throw new Error('Interviews can only be simulated with a valid guide.');
  const sessions = people.map((person, at) => conduct(guide, person, at));
  const conversations = sessions.map((session) => conversationIn(guide, session));
  const recordings = sessions.map((session, at) => recordingsIn(guide, session, at, spoken));
  return {
    id: 'simulated',
    questions: questionsOf(guide),
    interviews: sessions.map((session, at) => ({
      ...interviewIn(guide, session, at + 1, people[at]?.seconds ?? 0),
      recorded: new Set(recordings[at]?.flatMap(({ answerId }) => answerId ?? [])),
    })),
    conversationOf: async ({ number }) => done(conversations[number - 1] ?? []),
    recordingsOf: async ({ number }) => done(recordings[number - 1] ?? []),
  };
}

function conduct(guide: Guide, person: SimulatedPerson, at: number): Session {
  let session = createSession({ seed: `person ${at}`, urlParams: {} });
  for (;;) {
    const step = nextStep(guide, session);
    const given = step.kind === 'end' ? undefined : givenAt(guide, step, person);
    const result = given && answer(guide, session, { stepId: step.stepId, answer: given });
    if (!result?.ok) return session;
    ({ session } = result);
  }
}

/** Returns the answer to a step, or undefined if the interview ends there. */
function givenAt(guide: Guide, step: Step, { choices, texts }: SimulatedPerson): Answer | undefined {
  const place = stepPlace(guide, step.stepId);
  if (place === undefined || !('item' in place)) return {};
  const block = guide.studyGuide[place.block];
  const item = block?.items[place.place];
  if (item === undefined || !hasTrait(item.type, 'isAnswered')) return {};
  const concept = place.concept === null ? undefined : conceptsOf(block)[place.concept]?.externalId;
  const name = `${item.externalId ?? ''}${concept === undefined ? '' : `@${concept}`}`;
  const chosen = choices[name];
  if (chosen) return choiceAt(step, chosen);
  const text = texts[name]?.[place.followUp === null ? 0 : place.followUp + 1];
  return text === undefined ? undefined : { text };
}

const optionId = (position: number): string => `o${position}`;

/** Returns positions as an answer to a question. */
function choiceAt(step: Step, chosen: readonly number[]): Answer {
  const ids = chosen.map(optionId);
  if (step.kind !== 'item') return {};
  switch (step.item.type) {
    case 'ranking':
      return { ranked: ids };
    case 'matrix':
      return { cells: Object.fromEntries(ids.map((id, row) => [`r${row + 1}`, id])) };
    case 'max_diff':
      // Of each screen, the first in the order of preference is the best, the last the worst.
      return {
        choices: step.item.screens.map((screen) => {
          const ordered = ids.filter((id) => screen.includes(id));
          return { best: ordered[0] ?? '', worst: ordered.at(-1) ?? '' };
        }),
      };
    default:
      return { selected: ids };
  }
}

type Block = Guide['studyGuide'][number];

const conceptsOf = (block: Block | undefined) => block?.conceptSamplingConfig?.concepts ?? [];

function questionsOf({ studyGuide }: Guide): readonly AskedQuestion[] {
  const places = studyGuide.flatMap((block, at) => block.items.map((item, place) => ({ item, block, at, place })));
  return places.map(({ item, block, at, place }, number): AskedQuestion => {
    const options = 'options' in item && item.options ? item.options.map(({ text }) => text) : undefined;
    return {
      id: idOf(at, place),
      text: item.text,
      type: item.type,
      questionNumber: number + 1,
      concepts: conceptsOf(block).map(({ content, nickname }, concept) => ({
        id: conceptId(at, concept),
        title: content.title ?? nickname,
      })),
      ...(item.type === 'matrix'
        ? { columns: options ?? [], rows: item.rows.map(({ text }) => text) }
        : options
          ? { options }
          : {}),
      ...(item.type === 'max_diff' && item.itemsPerScreen ? { itemsPerScreen: item.itemsPerScreen } : {}),
      ...('multiSelect' in item ? { isMultiSelect: item.multiSelect === true } : {}),
    };
  });
}

function interviewIn(guide: Guide, session: Session, number: number, seconds: number): Interview {
  const answered = answeredQuestions(guide, session).filter(({ type }) => hasTrait(type, 'isAnswered'));
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
    answers: answered.map(({ stepId, block, place, concept, question, fullAnswer }) => ({
      answerId: stepId,
      discussionGuideQuestionId: idOf(block, place),
      conceptId: concept === null ? null : conceptId(block, concept),
      question,
      answer: fullAnswer,
    })),
    unanswered: left && {
      discussionGuideQuestionId: idOf(left.block, left.place),
      conceptId: left.concept === null ? null : conceptId(left.block, left.concept),
    },
    parameters: {},
    language: null,
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
    const place = stepPlace(guide, stepId);
    const concept = place !== undefined && 'concept' in place ? place.concept : null;
    const about =
      concept === null || place === undefined || !('block' in place) ? null : conceptId(place.block, concept);
    return { moderator, user, isFollowUp, conceptId: about, answerId };
  });
}

/** Returns the recordings of an interview: of the first participants, of the questions that are answered by voice. */
function recordingsIn(
  guide: Guide,
  session: Session,
  at: number,
  spoken: SpokenExample | null,
): readonly PlayableRecording[] {
  if (spoken === null || at >= spoken.people) return [];
  return conversationIn(guide, session).flatMap(({ answerId, isFollowUp, user }, responseIndex) => {
    const place = answerId === null ? undefined : stepPlace(guide, answerId);
    if (answerId === null || isFollowUp || place === undefined || !('item' in place)) return [];
    const item = guide.studyGuide[place.block]?.items[place.place];
    if (!spoken.questions.includes(item?.externalId ?? '')) return [];
    const { path, type, seconds } = spoken;
    return [
      {
        responseIndex,
        discussionGuideQuestionId: idOf(place.block, place.place),
        answerId,
        isFollowUp,
        kind: 'audio',
        seconds,
        file: { path, type, bytes: null },
        prepared: { state: 'done', fault: null },
        transcript: { state: 'done', fault: null, parts: [{ from: 0, to: seconds, text: user }] },
      },
    ];
  });
}

function idOf(block: number, place: number): string {
  return `${block}.${place}`;
}

function conceptId(block: number, concept: number): string {
  return `${block}.c${concept}`;
}
