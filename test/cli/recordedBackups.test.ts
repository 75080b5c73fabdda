import { randomBytes } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  lostObjects,
  mediaBeside,
  othersThan,
  recordingObjects,
} from '../../packages/study-service/src/node/ops/recordingObjects.ts';
import { eventually } from '../eventually.ts';
import { block, open } from '../guideParts.ts';
import { numbersFrom, report, sized } from '../size.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { recorderOf, stepIdOf } from '../study-service/media/recorder.ts';
import { guide, guideProcess, startGuideProcess, startServe, temporaryFolder } from './guide.ts';

const study = {
  title: 'A study',
  studyGuide: [block('Part', open('How was it?'))],
};
const seed = 20261128;

/** A service whose participants record, and a way to let more of them do so. */
async function recordingService() {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'a.guide.json'), JSON.stringify(study));
  const service = await startServe(cwd, ['--data', 's.db']);
  onTestFinished(async () => void (await service.stop('SIGTERM')));
  const [, key = ''] = await service.line(/^New API key, shown only once: (\S+)$/mu);
  const env = { GUIDE_API_KEY: key, GUIDE_API_URL: service.url };
  const created = await guide(['create', 'a.guide.json'], { cwd, env });
  expect(created).toMatchObject({ code: 0 });
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(created.out)?.[0] ?? '';
  const launched = await guide(['launch', id, '--yes'], { cwd, env });
  const linkId = /\/s\/(\S+)/u.exec(launched.out)?.[1] ?? '';
  const begin = async () => {
    const started = await participantOf(service.url).start({ linkId, urlParams: {} });
    const recorder = recorderOf(service.url, accessOf(started));
    const record = async () =>
      await recorder.record(stepIdOf(started), 'audio', 'audio/webm', randomBytes(30_000), 4000, 10_000);
    return { recorder, record, stepId: stepIdOf(started) };
  };
  const backUp = async (file: string) => await guideProcess(['backup', file, '--data', 's.db'], { cwd });
  return { cwd, begin, backUp };
}

/** Expects that a database has every recording that it names, and no other bytes. Returns how many it names. */
function expectComplete(data: string): number {
  const database = new Database(data);
  const objects = recordingObjects(database);
  database.close();
  expect(lostObjects(objects, mediaBeside(data))).toEqual([]);
  expect(othersThan(objects, mediaBeside(data))).toEqual([]);
  return objects.length;
}

describe('guide backup and guide restore of recordings', () => {
  const backups = sized(2, 12, 40);
  it(`are complete while participants delete and record again, ${backups} times`, async () => {
    const { cwd, begin, backUp } = await recordingService();
    const over = new AbortController();
    const removed: string[] = [];
    const participant = async (): Promise<void> => {
      const { recorder, record, stepId } = await begin();
      while (!over.signal.aborted) {
        const kept = await record();
        const deleted = await record();
        await recorder.remove(deleted);
        removed.push(deleted);
        await recorder.answer(stepId, { text: '' }, [kept]);
        if (!over.signal.aborted) return await participant();
      }
    };
    const participants = [participant(), participant(), participant()];
    await eventually('recordings are there', () => expect(removed.length).toBeGreaterThan(10));
    const objects: number[] = [];
    for (let at = 0; at < backups; at += 1) {
      expect(await backUp(`${at}.backup`)).toMatchObject({ code: 0 });
      expect(await guide(['restore', `${at}.backup`, '--data', `${at}.db`], { cwd })).toMatchObject({ code: 0 });
      objects.push(expectComplete(join(cwd, `${at}.db`)));
    }
    over.abort();
    await Promise.all(participants);
    expect(objects.every((count) => count > 0)).toBe(true);
    report('backups beside participants', { backups, objects: objects.at(-1), removed: removed.length });
  });

  const kills = sized(2, 20, 100);
  it(`that are killed leave no half backup, and can be repeated, ${kills} times each (seed ${seed})`, async () => {
    const pick = numbersFrom(seed);
    const { cwd, begin, backUp } = await recordingService();
    for (let at = 0; at < 40; at += 1) await (await begin()).record();
    /** Starts a command and kills it after `place` says that it has begun; returns false if it ended before. */
    const kill = async (args: readonly string[], place: () => boolean): Promise<boolean> => {
      const running = startGuideProcess([...args, '--data', args[0] === 'backup' ? 's.db' : 'new.db'], { cwd });
      let hasEnded = false;
      void running.ended.then(() => (hasEnded = true));
      await eventually('it has begun', () => expect(hasEnded || place()).toBe(true));
      await pause(pick(40));
      return (await running.stop('SIGKILL')).code === null;
    };
    const has = (pattern: RegExp) => () => readdirSync(cwd).some((name) => pattern.test(name));
    let [killedBackups, killedRestores] = [0, 0];
    for (let at = 0; at < kills; at += 1) {
      for (const name of readdirSync(cwd)) {
        if (/^(?:b|new\.db)(?:-|$)/u.test(name)) rmSync(join(cwd, name), { recursive: true });
      }
      if (await kill(['backup', 'b'], has(/^\.b-media\..*part$/u))) killedBackups += 1;
      if (existsSync(join(cwd, 'b-media')) && !existsSync(join(cwd, 'b')))
        rmSync(join(cwd, 'b-media'), { recursive: true });
      if (!existsSync(join(cwd, 'b'))) expect(await backUp('b')).toMatchObject({ code: 0 });
      expect(has(/part$/u)()).toBe(false);
      if (await kill(['restore', 'b'], has(/^new\.db-media$/u))) killedRestores += 1;
      const again = await guide(['restore', 'b', '--data', 'new.db'], { cwd });
      expect([0, 2]).toContain(again.code);
      expect(expectComplete(join(cwd, 'new.db'))).toBe(120);
      expect(has(/part$/u)()).toBe(false);
    }
    report('killed backups', { seed, kills, killedBackups, killedRestores });
    expect(killedBackups + killedRestores).toBeGreaterThan(0);
  });

  it('say which are missing or damaged before anything is restored, and restore the rest on request', async () => {
    const { cwd, begin, backUp } = await recordingService();
    for (let at = 0; at < 3; at += 1) await (await begin()).record();
    expect(await backUp('whole')).toMatchObject({ code: 0 });
    const copyOf = (name: string) => {
      cpSync(join(cwd, 'whole'), join(cwd, name));
      cpSync(join(cwd, 'whole-media'), join(cwd, `${name}-media`), { recursive: true });
      const pieces = readdirSync(join(cwd, `${name}-media`), { recursive: true, encoding: 'utf8' });
      return pieces.filter((each) => /-[0-9a-f]{64}$/u.test(each)).map((each) => join(cwd, `${name}-media`, each));
    };
    const restoreOf = async (name: string, ...more: string[]) =>
      await guide(['restore', name, '--data', `${name}.db`, ...more], { cwd });

    const [gone = '', ...others] = copyOf('missing');
    rmSync(gone);
    const refused = await restoreOf('missing');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('1 of 9 parts of recordings')]);
    expect(existsSync(join(cwd, 'missing.db'))).toBe(false);
    expect(existsSync(join(cwd, 'missing.db-media'))).toBe(false);
    const partial = await restoreOf('missing', '--partial');
    expect([partial.code, partial.err]).toEqual([1, expect.stringContaining('1 of 9 parts')]);
    expect(others).toHaveLength(8);
    expect(existsSync(join(cwd, 'missing.db'))).toBe(true);

    appendFileSync(copyOf('damaged')[0] ?? '', 'x');
    expect((await restoreOf('damaged')).err).toContain('1 of 9 parts');

    copyOf('alone');
    rmSync(join(cwd, 'alone-media'), { recursive: true });
    expect((await restoreOf('alone')).err).toMatch(/names 9 parts.*--partial/u);
    expect((await restoreOf('alone', '--partial')).code).toBe(0);

    copyOf('beside');
    mkdirSync(join(cwd, 'beside.db-media/o'), { recursive: true });
    writeFileSync(join(cwd, 'beside.db-media/o/other'), 'kept');
    expect(await restoreOf('beside')).toMatchObject({
      code: 2,
      err: expect.stringContaining('another database') as string,
    });
    expect(existsSync(join(cwd, 'beside.db'))).toBe(false);

    rmSync(join(cwd, 's.db-media'), { recursive: true });
    mkdirSync(join(cwd, 's.db-media'));
    const empty = await backUp('empty');
    expect([empty.code, empty.err]).toEqual([1, expect.stringContaining('9 of 9 parts of recordings are missing')]);
  });
});
