import type { Asked } from '../asked/asked.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import { scriptedQuestion, wordInGap } from '../wording/scriptedQuestion.ts';

/**
 * Returns a question that was asked about an item, as the localized guide says it: the item's own text and those of the
 * script. A question that a model wrote stays as it was written.
 */
export function localizedQuestion(guide: Guide, localized: Guide, { occasion }: Asked, question: string): string {
  if (localized === guide) return question;
  const { item, index } = occasion.planned;
  if (question === item.text) return planOf(localized).items[index]?.item.text ?? question;
  const [script, localizedScript] = [interviewerWords(guide).followUps, interviewerWords(localized).followUps];
  if (script === null || localizedScript === null) return question;
  for (const [name, template] of Object.entries(script)) {
    const word = wordInGap(template, question);
    if (word !== null) return scriptedQuestion(localizedScript[name as keyof typeof script], word);
  }
  return question;
}
