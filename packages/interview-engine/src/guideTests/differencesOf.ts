import type { TestedQuestion, TestExpectations } from '@guide-studio/guide-core/tests';
import type { Asked } from '../asked/asked.ts';
import { endId } from '../asked/openStep.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { EndStep } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { At, Difference } from './difference.ts';
import { ofConcept } from './ofConcept.ts';
import {
  answersTo,
  conceptHiddenBecause,
  hiddenBecause,
  type TestedInterview,
  ledToConcept,
  ledToOptions,
  ledToShown,
} from './ledTo.ts';
import type { PartInterview } from './partInterview.ts';
import type { ConceptPlace, TestedParts } from './testedParts.ts';

/** Returns how an interview differs from what a test expects, most informative first. `given`: what the test gives. */
export function differencesOf(
  guide: Guide,
  parts: TestedParts,
  interview: PartInterview,
  expected: TestExpectations,
  given: Pick<TestedInterview, 'urlParams' | 'givesAnswer'>,
): readonly Difference[] {
  const plan = planOf(guide);
  const { outcome, exactly, shown, notShown, inOrder, options, concepts, closing } = expected;
  const find = (at: At): Asked | undefined =>
    interview.asked(at.item).find(({ occasion }) => at.concept === null || occasion.concept === at.concept);
  const wanted = (list: readonly TestedQuestion[] | undefined): readonly At[] =>
    (list ?? []).flatMap((one) => {
      const item = parts.item(typeof one === 'string' ? one : one.question);
      const concept = typeof one === 'string' ? null : (parts.concept(one.concept)?.concept ?? null);
      return item === undefined ? [] : [{ item, concept }];
    });
  const known: TestedInterview = { plan, record: interview.record, ended: interview.endedAt(), ...given };
  const missing = (at: At): Difference => ({ code: 'questionMissing', ...at, ...hiddenBecause(known, at) });
  const found: Difference[] = [];

  if (outcome !== undefined && interview.outcome() !== outcome) {
    const by = known.ended;
    const led = by === null ? [] : answersTo(known, by, { item: by, concept: null });
    found.push({ code: 'otherOutcome', expected: outcome, by, led });
  }
  for (const at of wanted(shown)) if (find(at) === undefined) found.push(missing(at));
  for (const at of wanted(notShown)) {
    const one = find(at);
    if (one !== undefined) found.push({ code: 'questionShown', ...placeOf(one), led: ledToShown(known, placeOf(one)) });
  }
  found.push(...outOfOrder(wanted(inOrder), interview, missing));
  if (exactly !== undefined) {
    const all = wanted(exactly);
    const keyOf = ({ item, concept }: At): string => `${item}/${concept ?? ''}`;
    const named = new Set(all.map(keyOf));
    const extra = interview
      .all()
      .map(placeOf)
      .find((one) => !named.has(keyOf(one)) && !named.has(keyOf({ ...one, concept: null })));
    if (extra !== undefined) found.push({ code: 'questionExtra', ...extra, led: ledToShown(known, extra) });
    found.push(...outOfOrder(all, interview, missing));
  }

  for (const [question, value] of Object.entries(options ?? {})) {
    const item = parts.item(question);
    if (item === undefined) continue;
    const asked = interview.asked(item);
    if (asked.length === 0) found.push(missing({ item, concept: null }));
    for (const one of asked) {
      const at = placeOf(one);
      const names = ofConcept<readonly string[]>(value, one.occasion.planned.block, at.concept, parts);
      if (names === undefined) continue;
      const ids = names.map(parts.idOf(question, 'option'));
      const led = ledToOptions(known, at);
      for (const option of ids) {
        if (!one.options.some(({ id }) => id === option)) found.push({ code: 'optionMissing', ...at, option, led });
      }
      for (const { id } of one.options)
        if (!ids.includes(id)) found.push({ code: 'optionExtra', ...at, option: id, led });
    }
  }

  if (concepts !== undefined) {
    const named = concepts.flatMap((name) => parts.concept(name) ?? []);
    found.push(...otherConcepts(known, named, conceptsSeen(plan, interview)));
  }
  if (closing !== undefined) {
    const { message } = stepFor(guide, { kind: 'end', stepId: endId, outcome: interview.outcome() }) as EndStep;
    if (!message.includes(closing)) found.push({ code: 'otherClosing', expected: closing, actual: message });
  }
  return found;
}

function placeOf({ occasion: { planned, concept } }: Asked): At {
  return { item: planned.index, concept };
}

/** Returns the first difference from an order: what is missing in it, or comes too early. */
function outOfOrder(
  wanted: readonly At[],
  interview: PartInterview,
  missing: (at: At) => Difference,
): readonly Difference[] {
  let last: Asked | null = null;
  for (const [place, at] of wanted.entries()) {
    const fitting = interview
      .asked(at.item)
      .filter(({ occasion }) => at.concept === null || occasion.concept === at.concept);
    const after: Asked | null = last;
    const next: Asked | undefined = fitting.find((one) => after === null || interview.isBefore(after, one));
    if (next !== undefined) {
      last = next;
      continue;
    }
    const [early] = fitting;
    const first = wanted[place - 1];
    if (early === undefined || first === undefined) return [missing(at)];
    return [{ code: 'otherOrder', ...placeOf(early), first }];
  }
  return [];
}

function conceptsSeen({ blocks }: Plan, interview: PartInterview): readonly ConceptPlace[] {
  return blocks
    .filter(({ isConceptBlock }) => isConceptBlock)
    .flatMap(({ index: block, items }) =>
      items
        .flatMap(({ index }) => interview.asked(index))
        .map((one) => ({ block, concept: placeOf(one).concept ?? -1 })),
    );
}

function otherConcepts(
  known: TestedInterview,
  expected: readonly ConceptPlace[],
  seen: readonly ConceptPlace[],
): readonly Difference[] {
  const isIn = (list: readonly ConceptPlace[], one: ConceptPlace): boolean =>
    list.some(({ block, concept }) => block === one.block && concept === one.concept);
  const extra = seen.find((one) => !isIn(expected, one));
  return [
    ...expected
      .filter((one) => !isIn(seen, one))
      .map((one): Difference => ({ code: 'conceptMissing', ...one, ...conceptHiddenBecause(known, one) })),
    ...(extra === undefined ? [] : [{ code: 'conceptExtra', ...extra, led: ledToConcept(known, extra) } as const]),
  ];
}
