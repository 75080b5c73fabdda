import { type Answer, customIn, selectedIn } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import type { PassedStep, Start } from '../course/follow.ts';
import { drawFor } from '../draw/drawFor.ts';
import type { SeededRandom } from '../draw/seededRandom.ts';
import { shuffled } from '../draw/shuffled.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { plausibleAnswer } from '../rehearsal/plausibleAnswer.ts';
import type { AnswerSheet } from '../rehearsal/rehearse.ts';
import { inventedOwnOption, type InventedTexts, inventedTexts } from '../wording/inventedTexts.ts';

/** How an invented participant answers. */
export interface Manner {
  /** Of the free text and what is left to chance. */
  readonly seed: string;
  /** Answers that are kept, but for free text. */
  readonly sheet: AnswerSheet;
  /** True if options that end the interview are as likely as others. */
  readonly isCareless: boolean;
}

/** One of this many participants adds an option of their own, where they may. */
const ownOptionOneIn = 8;

/** Returns the answer of an invented participant to a step; always one that the step accepts. */
export function inventedAnswer(guide: Guide, step: PassedStep['step'], start: Start, manner: Manner): Answer {
  const random = drawFor(manner.seed, 'participant', 'invented', step.stepId);
  const { language } = planOf(guide);
  const texts = inventedTexts(language);
  const kept = manner.sheet.get(step.stepId);
  const wanted =
    kept === undefined
      ? answerAtRandom(step, random, texts, manner.isCareless)
      : withText(kept, step, random, language);
  const checked = wanted === null ? null : checkAnswer(step, wanted);
  return checked?.ok === true ? checked.answer : plausibleAnswer(guide, step, { ...start, seed: manner.seed });
}

/** An own option stays apart from those of other questions, because a persona may need that. */
function withText(kept: Answer, step: PassedStep['step'], random: SeededRandom, language: string): Answer {
  const { answers, ownOptions } = inventedTexts(language);
  if ('text' in kept) return { text: answers[random.below(answers.length)] ?? '' };
  if (customIn(kept) === undefined || step.kind !== 'item') return kept;
  const custom = inventedOwnOption(language, step.asked.occasion, random.below(ownOptions.length));
  return { selected: selectedIn(kept), custom };
}

/** Returns an answer that the step may refuse; null for what is plausible. */
function answerAtRandom(
  step: PassedStep['step'],
  random: SeededRandom,
  texts: InventedTexts,
  isCareless: boolean,
): Answer | null {
  if (step.kind === 'welcome') return null;
  const text = { text: texts.answers[random.below(texts.answers.length)] ?? '' };
  if (step.kind === 'followUp') return text;
  const { options, bounds, occasion } = step.asked;
  const { item, isScreener } = occasion.planned;
  if (item.type === 'open_ended') return text;
  if (item.type === 'ranking') return { ranked: shuffled(options, random).map(({ id }) => id) };
  if (item.type !== 'multiple_choice') return null;
  const selected = shuffled(options, random)
    .slice(0, bounds?.minSelect ?? 1)
    .map(({ id }) => id);
  if (item.allowCustomOption === true && random.below(ownOptionOneIn) === 0) {
    const custom = texts.ownOptions[random.below(texts.ownOptions.length)] ?? '';
    return { selected: bounds === null ? [] : selected.slice(1), custom };
  }
  return isScreener && isCareless ? { selected } : null;
}
