import type { FollowUp } from '@guide-studio/guide-core';
import { enoughCharacters, mostFollowUps, shortAnswerCharacters } from '../assumptions.ts';
import { hintsOf, type FoundHints } from '../wording/answerHints.ts';
import { interviewerIn } from '../wording/interviewerWords.ts';
import type { InterviewerWords } from '../wording/interviewerWords.types.ts';
import { scriptedQuestion } from '../wording/scriptedQuestion.ts';

/** Returns how many follow-up questions the depth still allows after so many. It binds every interviewer. */
export function followUpsLeft(depth: FollowUp | null | undefined, asked: number): number {
  return Math.max(0, mostFollowUps[depth ?? 'none'] - asked);
}

/**
 * Returns the next question of the scripted interviewer after the texts given to an open question so far (its answer
 * first), or null. It asks at most as often as the depth allows, never the same question twice, stops after enough text,
 * and asks nothing in a language without a translation. First it asks what a vague word means or, after another short
 * answer, to say more; then for an example and for the reason, unless the texts have them; after a longer answer then
 * for anything else.
 */
export function nextFollowUp(
  depth: FollowUp | null | undefined,
  texts: readonly string[],
  language: string,
): string | null {
  const { followUps } = interviewerIn(language);
  if (followUps === null) return null;
  if (followUpsLeft(depth, texts.length - 1) === 0) return null;
  if (texts.reduce((sum, text) => sum + lengthOf(text), 0) >= enoughCharacters) return null;
  const isShort = lengthOf(texts[0] ?? '') <= shortAnswerCharacters;
  const hints = texts.map((text) => hintsOf(text, language));
  const asked: FollowUpKind[] = [];
  for (const [at] of texts.entries()) {
    const next = kindsFor(hints.slice(0, at + 1), isShort).find((kind) => !asked.includes(kind));
    if (next === undefined) return null;
    asked.push(next);
  }
  const kind = asked.at(-1);
  return kind === undefined ? null : scriptedQuestion(followUps[kind], hints[0]?.vague ?? '');
}

type FollowUpKind = keyof NonNullable<InterviewerWords['followUps']>;

/** Returns the questions that fit what was said, in the order in which they are asked. */
function kindsFor(hints: readonly FoundHints[], isShort: boolean): readonly FollowUpKind[] {
  const isVague = hints[0]?.vague !== null && hints[0]?.example === null && hints[0].reason === null;
  const fits: Readonly<Record<FollowUpKind, boolean>> = {
    clarify: isVague,
    sayMore: isShort && !isVague,
    example: hints.every(({ example }) => example === null),
    whyImportant: hints.every(({ reason }) => reason === null),
    anythingElse: !isShort,
  };
  return order.filter((kind) => fits[kind]);
}

const order = ['clarify', 'sayMore', 'example', 'whyImportant', 'anythingElse'] as const;

// Counts code points, so that characters outside the basic plane count once.
function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}
