import { answer, back, createSession, nextStep, type Session } from '@guide-studio/interview-engine';
import { extensionOf, type SessionExtension, withExtension } from '@guide-studio/interview-engine/internal';
import { expect, test } from 'vitest';
import { flat, open, validGuide } from '../guideParts.ts';

const guide = validGuide([flat(open('Why?'), open('What else?'), open('Is that all?'))]);
const mark: SessionExtension<string> = {
  name: 'mark',
  version: 2,
  read: (value, version) => (typeof value === 'string' ? `${value} v${version}` : null),
};
const other: SessionExtension<number> = {
  name: 'other',
  version: 1,
  read: (value) => (typeof value === 'number' ? value : null),
};

test('what is kept with a session stays with it, through JSON, answers and going back', () => {
  let session = withExtension(withExtension(createSession({ seed: 's', urlParams: {} }), mark, 'a'), other, 7);
  for (const text of ['Because.', 'Nothing.']) {
    const result = answer(guide, session, { stepId: nextStep(guide, session).stepId, answer: { text } });
    if (!result.ok) throw new Error(JSON.stringify(result.problem));
    session = JSON.parse(JSON.stringify(result.session)) as Session;
  }
  const before = back(guide, session);
  expect(before.ok && extensionOf(before.session, mark)).toBe('a v2');
  expect([extensionOf(session, mark), extensionOf(session, other)]).toEqual(['a v2', 7]);
  expect(extensionOf(withExtension(session, mark, 'b'), mark)).toBe('b v2');
  expect(extensionOf(withExtension(session, mark, 'b'), other)).toBe(7);
});

test('what was beside the data of the engine before is read as version 0, until it is written again', () => {
  const stored = { ...createSession({ seed: 's', urlParams: {} }), mark: 'old' };
  expect(extensionOf(stored, mark)).toBe('old v0');
  expect(extensionOf(withExtension(stored, mark, 'new'), mark)).toBe('new v2');
});

test('what cannot be read, or is not there, is null', () => {
  const session = createSession({ seed: 's', urlParams: {} });
  expect(extensionOf(session, mark)).toBeNull();
  expect(extensionOf({ ...session, extensions: { mark: { version: 1, value: 3 } } }, mark)).toBeNull();
});
