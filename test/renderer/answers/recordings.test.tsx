import '../../../renderer/src/i18n/later.ts';
import { done, type PlayableRecording } from '@guide-studio/host/common';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Recording } from '../../../renderer/src/answers/Recording.tsx';
import { speak, words } from '../../../renderer/src/i18n/index.ts';
import { draft, link, question, resetStudy, show } from '../study/studyScene.tsx';

const recording: PlayableRecording = {
  responseIndex: 0,
  discussionGuideQuestionId: 'q1',
  answerId: 'a',
  isFollowUp: false,
  kind: 'audio',
  seconds: 65,
  file: { path: '/recording/0', type: 'audio/webm', bytes: 10 },
  prepared: { state: 'none', fault: null },
  transcript: { state: 'none', fault: null },
};
const shown = (changes: Partial<PlayableRecording>, again = () => undefined) =>
  render(<Recording recording={{ ...recording, ...changes }} onAgain={again} />).container;

afterEach(async () => {
  cleanup();
  resetStudy();
  await speak('en');
});

describe('a recording', () => {
  it.each([
    ['is no longer kept', { file: null }, /no longer kept/u],
    ['is not written down yet', { transcript: { state: 'waiting', fault: null } }, /transcript is being written/u],
    [
      'is tried again, and why',
      { transcript: { state: 'waiting', fault: 'unreachable' } },
      /tried again\. The transcriber could not be reached/u,
    ],
    [
      'was not written down, and why',
      { transcript: { state: 'failed', fault: 'tooLong' } },
      /no transcript\. More was/u,
    ],
    ['has a fault of a later version', { transcript: { state: 'failed', fault: 'toString' } }, /failed inside/u],
    ['is being prepared', { prepared: { state: 'waiting', fault: null } }, /all browsers play is being prepared/u],
    ['was not prepared, and why', { prepared: { state: 'failed', fault: 'full' } }, /No file .+ is full/u],
  ] satisfies readonly (readonly [string, Partial<PlayableRecording>, RegExp])[])(
    'says that it %s',
    (_, changes, text) => {
      expect(shown(changes).textContent).toMatch(text);
    },
  );

  it('says nothing of what is done, or not done at all', () => {
    const done_ = { state: 'done', fault: null } as const;
    expect(shown({ prepared: done_, transcript: { ...done_, parts: [] } }).querySelectorAll('p.quiet')).toHaveLength(1);
    cleanup();
    expect(shown({}).querySelectorAll('p.quiet')).toHaveLength(1);
  });

  it('that cannot be played offers to try again, and reads its state again', () => {
    const again = vi.fn(() => undefined);
    const audio = shown({ prepared: { state: 'waiting', fault: null } }, again).querySelector('audio');
    if (audio === null) throw new Error('no player');
    Object.defineProperty(audio, 'error', { value: { code: 4 } });
    fireEvent(audio, new Event('error'));
    expect(screen.getByText(words.recordings.cannotPlayYet)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: words.study.tryAgain }));
    expect(again).toHaveBeenCalledOnce();
  });

  it('moves by five seconds with the arrow keys, and not beyond its ends', () => {
    shown({});
    const slider = screen.getByRole('slider');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.getAttribute('aria-valuetext')).toBe('0:05 of 1:05');
    for (let press = 0; press < 20; press += 1) fireEvent.keyDown(slider, { key: 'ArrowUp' });
    expect(slider.getAttribute('aria-valuetext')).toBe('1:05 of 1:05');
    for (let press = 0; press < 20; press += 1) fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(slider.getAttribute('aria-valuetext')).toBe('0:00 of 1:05');
  });

  it('marks the part that is played, and stops another recording', async () => {
    const parts = [
      { from: 0, to: 4, text: 'Rye.' },
      { from: 4, to: 6, text: 'With tea.' },
    ];
    const written = { ...recording, transcript: { state: 'done', fault: null, parts } } as const;
    render(
      <>
        <Recording recording={written} onAgain={() => undefined} />
        <Recording recording={{ ...written, kind: 'video' }} onAgain={() => undefined} />
      </>,
    );
    const [voice, camera] = ['Voice', 'Camera'].map((name) => within(screen.getByRole('region', { name })));
    const marked = () => screen.queryAllByRole('button', { current: true }).map(({ textContent }) => textContent);
    expect(marked()).toEqual([]);
    fireEvent.click(voice!.getByRole('button', { name: /With tea/u }));
    await voice!.findByRole('button', { name: 'Pause: Voice' });
    expect(marked()).toEqual(['0:04With tea.']);
    fireEvent.click(camera!.getByRole('button', { name: /Rye/u }));
    await camera!.findByRole('button', { name: 'Pause: Camera' });
    await voice!.findByRole('button', { name: 'Play: Voice' });
  });

  it('speaks German', async () => {
    await speak('de');
    expect(shown({ file: null }).textContent).toContain('nicht mehr gespeichert');
  });
});

describe('the work on the interviews', () => {
  const live = { ...draft, status: 'live', selfRecruitLink: link } as const;
  const kind = { kind: 'transcript', isDone: true, waiting: 0, done: 0, failed: 0, faults: [] } as const;
  const open = async (jobs: readonly object[]) => {
    await show({
      publications: [live],
      overrides: {
        'study.questions': async () => done({ questions: [question] }),
        'study.responses': async () => done({ responses: [] }),
        'study.shown': async () => done({ shown: null }),
        'study.recorded': async () => done({ recorded: null }),
        'study.jobs': async () => done({ jobs: jobs as never }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Read the answers' }));
    await screen.findByText(words.answers.empty);
  };

  it('says what waits and what failed, why, and what to do', async () => {
    await open([
      { ...kind, waiting: 3, done: 10, failed: 2, faults: [{ fault: 'key', waiting: 3, failed: 2 }] },
      { ...kind, kind: 'analysis', isDone: false, waiting: 1 },
      { ...kind, kind: 'file', done: 4 },
    ]);
    const text = (await screen.findByRole('region', { name: 'Work on the interviews' })).textContent;
    expect(text).toContain('3 waiting, 10 done, 2 failed');
    expect(text).toContain('3 jobs are tried again. The transcriber refused the key.');
    expect(text).toContain('2 jobs have failed and will not be tried again. The transcriber refused the key.');
    expect(text).toMatch(/Summaries by the model.*does not do this work now/u);
    expect(text).not.toContain('Files for all browsers');
  });

  it('is not shown when all is done', async () => {
    await open([{ ...kind, done: 10 }]);
    expect(screen.queryByRole('region', { name: 'Work on the interviews' })).toBeNull();
  });
});
