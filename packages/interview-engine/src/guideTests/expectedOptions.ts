import type { GuideDocument } from '@guide-studio/guide-core/edit';
import type { GuideTest } from '@guide-studio/guide-core/tests';
import { courseOf } from '../course/courseOf.ts';
import type { Session } from '../course/session.ts';
import type { Guide } from '../plan/plan.ts';
import { namesIn } from './namesIn.ts';

type Options = NonNullable<GuideTest['expect']['options']>;

/**
 * Returns the options that an interview shows, as a test expects them: of each question whose options are carried, and of
 * those that `isWanted` chooses. Options that the participant added have no name, so lists with them are left out.
 */
export function expectedOptions(
  guide: Guide,
  doc: GuideDocument,
  session: Session,
  isWanted: (item: number) => boolean,
): Options {
  const named = namesIn(guide, doc);
  const found = new Map<string, Options[string]>();
  const left = new Set<string>();
  for (const { step } of courseOf(guide, session).passed) {
    if (step.kind !== 'item' || step.asked.options.length === 0) continue;
    const { occasion, options } = step.asked;
    const { index: item, carriedFrom } = occasion.planned;
    if (carriedFrom === null && !isWanted(item)) continue;
    const question = named.question(item);
    const names = options.map(({ id }) => named.option(item, id));
    if (options.some(({ id }) => id.startsWith('own')) || new Set(names).size < names.length) left.add(question);
    const concept = named.conceptOf(occasion);
    const before = found.get(question);
    const byConcept = before !== undefined && 'byConcept' in before ? before.byConcept : {};
    // Options that are not carried are the same for every concept.
    const isAlike = concept === null || carriedFrom === null;
    found.set(question, isAlike ? names : { byConcept: { ...byConcept, [concept]: names } });
  }
  for (const question of left) found.delete(question);
  return Object.fromEntries(found);
}
