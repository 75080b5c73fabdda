import { answer, createSession, nextStep, type Session, transcript } from '@guide-studio/interview-engine';
import { keepSentences } from '@guide-studio/interview-engine/internal';
import { expect, it } from 'vitest';
import { block, choice, open, screening, validGuide } from '../guideParts.ts';

// Law: what was shown is read back, also by a version whose own sentences are others; old sessions read as before.

const guide = validGuide([
  screening(choice('Cook?', { Yes: 'approve', No: 'reject' })),
  block('Food', open('What?', { followUp: 'light' })),
]);
const start = createSession({ urlParams: {}, seed: 'a' });
const given = (session: Session, stepId: string, value: unknown): Session => {
  const result = answer(guide, session, { stepId, answer: value });
  if (!result.ok) throw new Error(result.problem.code);
  return result.session;
};
/** Returns the id of an option of the screener. */
const optionAt = (at: number): string => {
  const step = nextStep(guide, start);
  return step.kind === 'item' && 'options' in step.item ? (step.item.options[at]?.id ?? '') : '';
};
const textOf = (session: Session) => transcript(guide, session).map(({ moderator }) => moderator);

it('keeps the closing and the questions of the script', () => {
  const out = given(start, 'b1.i1', { selected: [optionAt(1)] });
  const kept = keepSentences(guide, out);
  expect(kept.closing).toBe(textOf(out).at(-1));
  expect(textOf({ ...kept, closing: 'As it was said then.' }).at(-1)).toBe('As it was said then.');
  const asked = keepSentences(
    guide,
    given(given(start, 'b1.i1', { selected: [optionAt(0)] }), 'b2.i1', { text: 'Bread' }),
  );
  const [probe] = asked.probes ?? [];
  expect(probe).toMatchObject({ after: 'b2.i1', isWritten: false });
  const before = { ...asked, probes: [{ after: 'b2.i1', question: 'As it was asked then?', isWritten: false }] };
  expect(textOf(given(before, 'b2.i1.f1', { text: 'Rye' }))).toContain('As it was asked then?');
});
