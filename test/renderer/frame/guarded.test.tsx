import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guarded } from '../../../renderer/src/frame/window/Guarded.tsx';
import { dispatch, newGuide, readGuide, useGuide } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';

/** A component that throws for a guide of this title. */
function Fragile() {
  const title = useGuide((guide) => String((guide.editor.doc.root.fields as { title?: string }).title));
  if (title === 'Breaks') throw new Error('A mistake.');
  return <p>Shows {title}</p>;
}

beforeEach(() => {
  // React logs the error to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  openSession();
  newGuide({ title: 'Whole', studyGuide: [] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const titled = (title: string) =>
  act(() => void dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: title }));

test('when a part fails, the rest works, the step can be undone and the guide can be copied', () => {
  render(
    <>
      <p>Beside</p>
      <Guarded>
        <Fragile />
      </Guarded>
    </>,
  );
  titled('Breaks');
  expect(screen.getByText('Beside')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Your guide is safe');
  expect(screen.getByRole('button', { name: 'Copy the guide' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo the last change' }));
  expect(screen.getByText('Shows Whole')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with onFail, the failure is reported and nothing is shown', () => {
  const onFail = vi.fn();
  titled('Breaks');
  const { container } = render(
    <Guarded onFail={onFail}>
      <Fragile />
    </Guarded>,
  );
  expect(onFail).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('');
});
