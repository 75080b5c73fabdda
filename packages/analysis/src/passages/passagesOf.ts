import { hasTrait } from '@guide-studio/guide-core';
import { keyOfPlace } from '@guide-studio/guide-core/reading';
import type { AskedQuestion, ListedAnswer, SpokenRow } from '@guide-studio/interview-engine/answers';
import { splitAnswer } from '@guide-studio/interview-engine/internal';
import { plainText } from '../text/span.ts';
import type { Passage } from './passage.ts';

/** An interview, as far as its texts need it. */
export interface AnsweredInterview {
  readonly id: string;
  readonly answersArray: readonly ListedAnswer[];
}

/** What is known beside the list of answers. */
export interface PassageSources {
  /** By interview id; without it, the follow-ups of an answer of several lines stay in the text of the answer. */
  readonly transcripts?: ReadonlyMap<string, readonly SpokenRow[]>;
  /** Texts that a person wrote down or corrected, by the key of their place. */
  readonly writtenDown?: ReadonlyMap<string, string>;
}

/**
 * Returns the texts of an interview in the order in which they were given: each answer, and after it the answers to its
 * follow-ups. Answers without a word are left out.
 */
export function passagesOf(
  questions: ReadonlyMap<string, AskedQuestion>,
  { id, answersArray }: AnsweredInterview,
  { transcripts, writtenDown }: PassageSources = {},
): readonly Passage[] {
  const rows = transcripts?.get(id) ?? [];
  return answersArray.flatMap((given): readonly Passage[] => {
    const question = questions.get(given.discussionGuideQuestionId ?? '');
    const { answer, followUps } = isOpen(question) ? splitAnswer(given, rows) : { answer: given.answer, followUps: [] };
    const asked = question?.text ?? given.question;
    const turns = [{ question: asked, answer }, ...followUps];
    return turns.flatMap((one, turn): readonly Passage[] => {
      const place = { response: id, answer: given.answerId, turn };
      const text = plainText(writtenDown?.get(keyOfPlace(place)) ?? one.answer);
      if (text.trim() === '') return [];
      const { discussionGuideQuestionId, conceptId } = given;
      return [{ ...place, question: discussionGuideQuestionId, concept: conceptId, asked: one.question, text }];
    });
  });
}

/** Returns the questions by id, as {@link passagesOf} takes them. */
export function questionsById(questions: readonly AskedQuestion[]): ReadonlyMap<string, AskedQuestion> {
  return new Map(questions.map((question) => [question.id, question]));
}

/** Answers that belong to no question of the study are shown as they are: they may have follow-ups, too. */
function isOpen(question: AskedQuestion | undefined): boolean {
  return question === undefined || (question.type !== 'file_upload' && hasTrait(question.type, 'hasFollowUps'));
}
