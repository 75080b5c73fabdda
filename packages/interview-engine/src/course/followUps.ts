import type { FollowUp } from '@guide-studio/guide-core';
import { enoughCharacters, mostFollowUps, shortAnswerCharacters } from '../assumptions.ts';
import type { InterviewerWords } from '../wording/interviewerWords.types.ts';

/** Returns how many follow-up questions the depth still allows after so many. It binds every interviewer. */
export function followUpsLeft(depth: FollowUp | null | undefined, asked: number): number {
  return Math.max(0, mostFollowUps[depth ?? 'none'] - asked);
}

/**
 * Returns the next question of the scripted interviewer after the texts given to an open question so far (its answer
 * first), or null. It asks at most as often as the depth allows, never the same question twice, and stops after enough
 * text. After a short answer, it first asks to say more.
 */
export function nextFollowUp(
  depth: FollowUp | null | undefined,
  texts: readonly string[],
  script: InterviewerWords['followUps'],
): string | null {
  if (script === null) return null;
  const asked = texts.length - 1;
  if (followUpsLeft(depth, asked) === 0) return null;
  if (texts.reduce((sum, text) => sum + lengthOf(text), 0) >= enoughCharacters) return null;
  return scriptFor(texts[0] ?? '', script)[asked] ?? null;
}

function scriptFor(
  answer: string,
  { sayMore, example, whyImportant, anythingElse }: NonNullable<InterviewerWords['followUps']>,
): readonly string[] {
  return lengthOf(answer) <= shortAnswerCharacters
    ? [sayMore, example, whyImportant]
    : [example, whyImportant, anythingElse];
}

// Counts code points, so that characters outside the basic plane count once.
function lengthOf(text: string): number {
  return Array.from(text.trim()).length;
}
