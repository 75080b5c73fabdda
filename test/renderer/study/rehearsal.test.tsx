import { done, failed, type HostImplementation } from '@guide-studio/host/common';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRehearsing } from '../../../renderer/src/study/rehearsing.ts';
import { button, draft, known, resetStudy, show } from './studyScene.tsx';

afterEach(() => {
  resetStudy();
  useRehearsing.setState(useRehearsing.getInitialState(), true);
});

async function showWith(overrides: Partial<HostImplementation>) {
  return await show({
    publications: [draft],
    overrides: { 'study.list': async () => done({ studies: [known] }), ...overrides },
  });
}

const some = async () => done({ inProgress: 1, complete: 3, screenedOut: 0 });

describe('the dress rehearsal of a study', () => {
  it('is not offered at another service, and says why', async () => {
    await showWith({ 'study.rehearsal': async () => done(null) });
    expect(await screen.findByText(/only at a service of Guide Studio/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Dress rehearsal…' })).toBeNull();
  });

  it('takes 1 to 1000 participants', async () => {
    await showWith({ 'study.rehearsal': some });
    await userEvent.click(await screen.findByRole('button', { name: 'Dress rehearsal…' }));
    const field = await screen.findByLabelText('Invented participants');
    for (const [typed, isPossible] of [
      ['0', false],
      ['1', true],
      ['1000', true],
      ['1001', false],
      ['2.5', false],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      expect(button('Start rehearsal').disabled, typed).toBe(!isPossible);
    }
  });

  it('says why it could not start, and sends nobody', async () => {
    const { sent } = await showWith({
      'study.rehearsal': some,
      'study.rehearsalGuide': async () => failed({ code: 'rehearsalStopped', reason: 'elsewhere' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Dress rehearsal…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start rehearsal' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/nothing was sent/u);
    expect(sent('study.rehearse')).toEqual([]);
  });

  it('can be read while the study is a draft, and is deleted when that is confirmed', async () => {
    let counts = { inProgress: 1, complete: 3, screenedOut: 0 };
    const { sent } = await showWith({
      'study.rehearsal': async () => done(counts),
      'study.deleteRehearsal': async () => {
        counts = { inProgress: 0, complete: 0, screenedOut: 0 };
        return done({ deleted: 4 });
      },
    });
    expect(await screen.findByText('4 rehearsal responses.')).toBeDefined();
    expect(button('Read the answers')).toBeDefined();
    await userEvent.click(button('Delete rehearsal responses…'));
    expect(sent('study.deleteRehearsal')).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('4 rehearsal responses.')).toBeNull());
    expect(sent('study.deleteRehearsal')).toEqual([{ studyId: draft.studyId }]);
    expect(screen.queryByRole('button', { name: 'Read the answers' })).toBeNull();
  });

  it('shows what came of it once it is over, in sight, with the command that repeats it', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    await showWith({ 'study.rehearsal': some });
    await screen.findByText('4 rehearsal responses.');
    shown.mockClear();
    const result = {
      complete: 3,
      screenedOut: 1,
      inProgress: 0,
      reached: 7,
      seed: 'abc',
      goals: 9,
      undecided: 2,
      personas: 6,
      wanted: 4,
    };
    act(() => useRehearsing.setState({ last: { studyId: draft.studyId, result, error: null, isSeen: false } }));
    expect(screen.getByText(/Together they reached 7 of 9 things that can be reached/u)).toBeDefined();
    expect(
      screen.getByText(/Whether 2 more can be reached is undecided\. To reach all of these, let 6 participants/u),
    ).toBeDefined();
    const repeat = screen.getByLabelText<HTMLInputElement>(/the same participants \(seed “abc”\)/u);
    expect(repeat.value).toBe(`guide rehearse ${draft.studyId} --participants 4 --seed abc`);
    expect(shown).toHaveBeenCalledOnce();
    // Seen once: nothing moves when the tab is opened again.
    expect(useRehearsing.getState().last?.isSeen).toBe(true);
  });

  it('stays when deleting it is refused', async () => {
    await showWith({
      'study.rehearsal': some,
      'study.deleteRehearsal': async () => failed({ code: 'rehearsalStopped', reason: 'denied' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete rehearsal responses…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/not allowed/u);
    expect(screen.getByText('4 rehearsal responses.')).toBeDefined();
  });
});
