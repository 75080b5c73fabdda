import type { Asked } from '../asked/asked.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { interviewerWords } from '../wording/interviewerWords.ts';
import { scriptedQuestion, wordInGap } from '../wording/scriptedQuestion.ts';

/**
 * Returns a question that was asked about an item, as the told guide says it: the item's own text and those of the
 * script. A question that a model wrote is said as it was written.
 */
export function toldQuestion(guide: Guide, told: Guide, { occasion }: Asked, question: string): string {
  if (told === guide) return question;
  const { item, index } = occasion.planned;
  if (question === item.text) return planOf(told).items[index]?.item.text ?? question;
  const [script, toldScript] = [interviewerWords(guide).followUps, interviewerWords(told).followUps];
  if (script === null || toldScript === null) return question;
  for (const [name, template] of Object.entries(script)) {
    const word = wordInGap(template, question);
    if (word !== null) return scriptedQuestion(toldScript[name as keyof typeof script], word);
  }
  return question;
}
