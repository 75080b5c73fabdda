import type { ApiFailure, ErrorCode, Question, Wallet } from '@guide-studio/api-contract';
import {
  type Connection,
  done,
  type HostError,
  type HostImplementation,
  type Publication,
} from '@guide-studio/host/common';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash } from 'node:crypto';
import { expect, onTestFinished, vi } from 'vitest';
import { useNotes } from '../../../renderer/src/notes/notes.ts';
import { useConnections } from '../../../renderer/src/connections/index.ts';
import { AnswersView } from '../../../renderer/src/answers/AnswersView.tsx';
import { startPublications, usePublications } from '../../../renderer/src/publications/publications.ts';
import { StudyView } from '../../../renderer/src/study/StudyView.tsx';
import { newGuide, openFile, useGuide } from '../../../renderer/src/session/index.ts';
import { usePublishing } from '../../../renderer/src/study/publishing.ts';
import { useAnswers } from '../../../renderer/src/answers/reading.ts';
import { openSession, soundGuide, soundText } from '../openSession.ts';

/** Removes what a test rendered, and resets the stores of the study view. */
export function resetStudy(): void {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useConnections.setState(useConnections.getInitialState(), true);
  useNotes.setState(useNotes.getInitialState(), true);
  usePublishing.setState(usePublishing.getInitialState(), true);
  usePublications.setState(usePublications.getInitialState(), true);
  useAnswers.setState(useAnswers.getInitialState(), true);
}

export const connection: Connection = {
  id: 'own',
  name: 'Research',
  baseUrl: 'https://research.example',
  builtIn: false,
  hasKey: true,
  keyStorage: 'keyring',
};
export const draft: Publication = {
  studyId: '0b0e4c0e-0000-4000-8000-000000000001',
  linkId: 'abcdefgh',
  status: 'draft',
  baseUrl: connection.baseUrl,
  hash: hashOf('an older text'),
  createdAt: '2026-11-20T10:00:00.000Z',
};
export const link = 'https://research.example/s/abcdefgh';
export interface Scene {
  readonly text?: string;
  readonly untitled?: boolean;
  readonly connections?: readonly Connection[];
  readonly publications?: readonly Publication[];
  readonly overrides?: Partial<HostImplementation>;
}

export async function show(scene: Scene) {
  const { text = soundText(), connections = [connection], publications = [], overrides = {} } = scene;
  const session = openSession({
    files: { 'a.guide.json': text },
    overrides: {
      'connection.list': async () => done({ connections, chosen: connections[0]?.id ?? null }),
      'study.publications': async () => done({ publications }),
      ...overrides,
    },
  });
  if (scene.untitled) newGuide(soundGuide());
  else await openFile('a.guide.json');
  onTestFinished(startPublications());
  render(<ShownView />);
  return session;
}

/** The study, or its answers once they are asked for. */
function ShownView() {
  return useGuide(({ view }) => view) === 'answers' ? <AnswersView /> : <StudyView />;
}

export const known = {
  id: draft.studyId,
  linkId: draft.linkId,
  title: 'Breakfast',
  responseCount: 0,
  createdAt: draft.createdAt,
};

export const question: Question = {
  id: 'q1',
  text: 'Why?',
  type: 'open_ended',
  questionNumber: 1,
  isScreener: false,
  concepts: [],
};

export const launched = { id: draft.studyId, linkId: draft.linkId, selfRecruitLink: link, status: 'live' } as const;

export async function showLaunch(
  wallets: readonly Wallet[],
  overrides: Partial<HostImplementation> = {},
  publication: Publication = draft,
  text = soundText(),
) {
  const session = await show({
    text,
    publications: [publication],
    overrides: {
      'wallet.list': async () => done({ wallets }),
      'study.launch': async () => done(launched),
      ...overrides,
    },
  });
  await userEvent.click(await enabled('Launch…'));
  return session;
}

/** Returns the facts about the draft in the launch dialog, by name. */
export function factsIn(dialog: HTMLElement): Readonly<Record<string, string>> {
  const names = [...dialog.querySelectorAll('dt')];
  return Object.fromEntries(names.map((name) => [name.textContent ?? '', name.nextElementSibling?.textContent ?? '']));
}

export function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name });
}

export async function enabled(name: string): Promise<HTMLButtonElement> {
  await waitFor(() => expect(button(name).disabled).toBe(false));
  return button(name);
}

export function wallet(name: string, balance: number): Wallet {
  return {
    walletId: `${name}-wallet`,
    name,
    recruitmentCreditBalance: { balance: 0, usage: 0 },
    projectCreditBalance: { balance, usage: 0 },
  };
}

export function refused(code: ErrorCode, status: number): HostError {
  const failure: ApiFailure = {
    kind: 'refused',
    status,
    code,
    error: code,
    mayHaveHappened: code === 'internal_error',
  };
  return { code: 'api', failure };
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
