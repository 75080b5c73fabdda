import { type ApiFailure, type ErrorCode, errors } from '@guide-studio/api-contract';
import {
  createDispatcher,
  type HostError,
  type HostImplementation,
  hostMessageOf,
  hostMethods,
} from '@guide-studio/host/common';
import { describe, expect, test } from 'vitest';
import { createMemoryHost } from '../memoryHost/memoryHost.ts';

const file = 'a.guide.json';
const refused = (code: ErrorCode): ApiFailure => ({
  kind: 'refused',
  status: 400,
  code,
  error: 'secret wording',
  mayHaveHappened: false,
});
const codes = Object.keys(errors) as ErrorCode[];
const failures: readonly ApiFailure[] = [
  ...codes.map(refused),
  { kind: 'unknownStatus', status: 418, code: 'teapot', mayHaveHappened: false },
  ...(['name', 'connection', 'certificate', 'unknown'] as const).map(
    (cause) => ({ kind: 'network', cause, mayHaveHappened: false }) as const,
  ),
  { kind: 'redirected', mayHaveHappened: false },
  { kind: 'timeout', milliseconds: 30_000, mayHaveHappened: false },
  { kind: 'notJson', status: 502, mayHaveHappened: false },
  { kind: 'unexpectedBody', status: 200, path: ['studies', 0, 'id'], mayHaveHappened: false },
  { kind: 'tooLarge', limitBytes: 20_971_520, mayHaveHappened: false },
];
const failure: ApiFailure = { kind: 'timeout', milliseconds: 30_000, mayHaveHappened: true };
const candidate = { id: 'x', linkId: 'x', title: 'x', createdAt: 'x' };
const hostErrors: readonly HostError[] = [
  { code: 'notReachable', file },
  { code: 'notFound', file },
  { code: 'versionGone', file },
  { code: 'noRevision', file, revision: 'main' },
  { code: 'backupGone' },
  { code: 'backupStays', cause: 'EACCES' },
  { code: 'alreadyExists', file },
  ...(['empty', 'characters', 'tooLong', 'extension'] as const).map((reason) => ({
    code: 'badName' as const,
    file,
    reason,
  })),
  { code: 'notAFile', file },
  { code: 'unreadable', file, found: 'otherEncoding', params: { encoding: 'UTF-16LE' } },
  { code: 'unreadable', file, found: 'brokenUtf8', line: 3, column: 7 },
  { code: 'unreadable', file, found: 'notes' },
  { code: 'unreadable', file, found: 'tests', line: 3, column: 7 },
  { code: 'tooLarge', file, bytes: 60_000_000, limitBytes: 52_428_800 },
  { code: 'changedOnDisk', file, hash: 'x' },
  { code: 'changedOnDisk', file, hash: null },
  { code: 'openElsewhere', file, owner: 'Ines', here: true },
  { code: 'openElsewhere', file, owner: 'Ines', here: false },
  { code: 'changedSinceListed', file },
  { code: 'deletedGone' },
  { code: 'notesStay', file, notes: 'a.guide.notes.json' },
  { code: 'lockedByOther', file, owner: 'Ines on studio-2', lock: '.a.guide.json.lock' },
  { code: 'lockedByOther', file, owner: 'another program', lock: null },
  ...['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EBUSY', 'EIO', 'ENOENT', 'EMFILE', 'EWHATEVER'].map((cause) => ({
    code: 'fileSystem' as const,
    file,
    cause,
  })),
  { code: 'unknownConnection', connectionId: 'x' },
  { code: 'noConnection' },
  { code: 'noKey', connectionId: 'x' },
  ...(['notAUrl', 'notHttps', 'credentials'] as const).map((reason) => ({ code: 'badBaseUrl' as const, reason })),
  { code: 'intakeStays', reason: 'elsewhere' },
  { code: 'intakeStays', reason: 'changed' },
  { code: 'intakeStays', reason: 'denied' },
  ...(['elsewhere', 'denied', 'ended', 'unmarked', 'differs'] as const).map((reason) => ({
    code: 'rehearsalStopped' as const,
    reason,
  })),
  { code: 'builtInConnection', connectionId: 'x' },
  ...(['foreign', 'newer', 'damaged', 'readOnly', 'diskFull', 'busy', 'notStarted'] as const).map((reason) => ({
    code: 'serviceUnavailable' as const,
    reason,
    database: '/home/study-service.db',
  })),
  { code: 'outcomeUnknown', failure, candidates: [], earlierIds: [] },
  { code: 'outcomeUnknown', failure, candidates: [candidate], earlierIds: [] },
  { code: 'outcomeUnknown', failure, candidates: [candidate, candidate], earlierIds: [] },
  { code: 'cannotPrint', reason: 'noBrowser' },
  { code: 'cannotPrint', reason: 'printFailed' },
  { code: 'cannotPrint', reason: 'tooLong' },
  { code: 'alreadyRunning' },
  { code: 'invalidInput', method: 'file.open', path: [] },
  { code: 'internal', method: 'file.open' },
  { code: 'hostGone' },
  { code: 'sessionRefused' },
  ...failures.map((failure) => ({ code: 'api' as const, failure })),
];

describe('every failure', () => {
  test('has a sentence of its own and a next step, both plain', () => {
    const sentences = new Set<string>();
    for (const error of hostErrors) {
      const { what, next } = hostMessageOf(error);
      for (const sentence of [what, next]) {
        expect(sentence).toMatch(/^[“A-Z].*[.?]$/u);
        expect(sentence).not.toMatch(/!|undefined|NaN|\[object|please|sorry|secret wording/iu);
      }
      sentences.add(what);
    }
    expect(sentences.size).toBe(hostErrors.length);
  });

  test('says of an address the same when it is entered and when it is called', () => {
    for (const reason of ['notAUrl', 'notHttps', 'credentials'] as const) {
      const called: HostError = { code: 'api', failure: { kind: 'wrongAddress', reason, mayHaveHappened: false } };
      for (const language of ['en', 'de'] as const)
        expect(hostMessageOf(called, language)).toEqual(hostMessageOf({ code: 'badBaseUrl', reason }, language));
    }
  });

  test('has both in German too', () => {
    const sentences = new Set<string>();
    for (const error of hostErrors) {
      const german = hostMessageOf(error, 'de');
      const english = hostMessageOf(error);
      for (const sentence of [german.what, german.next]) {
        expect(sentence).toMatch(/^[„\p{Lu}].*[.?]$/u);
        expect(sentence).not.toMatch(/!|undefined|NaN|\[object|\bbitte\b|\bleider\b|secret wording|“.*”/u);
      }
      expect([german.what, german.next]).not.toContain(english.what);
      expect(german.next).not.toBe(english.next);
      sentences.add(german.what);
    }
    expect(sentences.size).toBe(hostErrors.length);
  });

  test('that may have happened says to look before anything is sent again', () => {
    for (const failure of failures.filter((each) => each.kind !== 'refused' || each.code === 'internal_error')) {
      const unsure = hostMessageOf({ code: 'api', failure: { ...failure, mayHaveHappened: true } });
      expect(unsure.next).toMatch(/list of studies/u);
      expect(hostMessageOf({ code: 'api', failure }).next).not.toMatch(/list of studies/u);
    }
  });
});

describe('a bug in the host', () => {
  test('becomes an answer without its details', async () => {
    const notified: unknown[] = [];
    const broken = Object.fromEntries(
      Object.keys(hostMethods).map((method) => [
        method,
        async () => {
          throw new Error('canary-key at /home');
        },
      ]),
    ) as unknown as HostImplementation;
    const dispatch = createDispatcher(broken, { onBug: (method, cause) => notified.push([method, String(cause)]) });
    expect(await dispatch('file.list', {})).toEqual({ ok: false, error: { code: 'internal', method: 'file.list' } });
    expect(notified).toEqual([['file.list', 'Error: canary-key at /home']]);
  });

  test('a key in a wrong input is not answered back', async () => {
    const { dispatch } = createMemoryHost();
    const answer = await dispatch('connection.add', { name: 5, baseUrl: 'x', apiKey: 'canary-key' });
    expect(JSON.stringify(answer)).not.toContain('canary');
  });
});
