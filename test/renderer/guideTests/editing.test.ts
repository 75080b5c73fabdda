import { testKey } from '@guide-studio/guide-core/internal';
import type { GuideTest, GuideTestsChange } from '@guide-studio/guide-core/tests';
import { failed, type HostImplementation } from '@guide-studio/host/common';
import { afterEach, expect, test } from 'vitest';
import { addTest, addTests } from '../../../renderer/src/guideTests/addTest.ts';
import { editTest, loadGuideTests, undoTests, useGuideTests } from '../../../renderer/src/guideTests/guideTests.ts';
import { saveTest } from '../../../renderer/src/guideTests/saveTest.ts';
import { openFile, read } from '../../../renderer/src/session/index.ts';
import { createRandom } from '../../generate/random.ts';
import { openSession } from '../openSession.ts';
import { until } from '../../until.ts';

// Law: the file ends as if each edit had waited for the one before, however slow the file is, and undo goes back through
// the same states.

const file = 'a.guide.json';
const guide = {
  title: 'T',
  studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', text: 'Why?' }] }],
};

const shown = (): readonly GuideTest[] => useGuideTests.getState().tests.map(({ written }) => written);

async function opened(overrides: Partial<HostImplementation> = {}) {
  const session = openSession({ files: { [file]: JSON.stringify(guide) }, overrides });
  await openFile(file);
  await loadGuideTests(null);
  await loadGuideTests(file);
  const inFile = async (): Promise<readonly GuideTest[]> => {
    const read = (await session.memory.dispatch('tests.read', { file })) as { value: { tests: readonly GuideTest[] } };
    return read.value.tests;
  };
  return { ...session, inFile };
}

/** Waits for the changes that are on their way. */
async function settled(): Promise<void> {
  await until(() => expect(useGuideTests.getState().busy).toBe(false));
}

afterEach(settled);

test('edits in a row are all kept, and undone one by one', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { inFile } = await opened();
    const random = createRandom(seed);
    await addTest({ expect: {} }, 'One');
    await addTest({ expect: {} }, 'Two');
    const states = [shown()];
    for (let count = 0; count < 12; count += 1) {
      const known = random.pick(useGuideTests.getState().tests);
      const after = random.pick<GuideTest>([
        { ...known.written, name: `Name ${count}` },
        { ...known.written, note: `Note ${count}` },
        { ...known.written, answers: { ...known.written.answers, 'Why?': `Because ${count}` } },
        { ...known.written, expect: { outcome: 'complete', closing: `${count}` } },
      ]);
      editTest(known.key, after);
      states.push(shown());
      // Sometimes the file answers between two edits.
      if (random.chance(0.3)) await settled();
    }
    await settled();
    expect(await inFile(), `seed ${seed}`).toEqual(states.at(-1));
    for (const state of states.slice(0, -1).toReversed()) {
      await undoTests();
      expect(shown(), `seed ${seed}`).toEqual(state);
      expect(await inFile(), `seed ${seed}`).toEqual(state);
    }
  }
});

test('tests that are added at once have one undo, which removes all of them and no other', async () => {
  const { inFile } = await opened();
  await addTest({ expect: {} }, 'One');
  const before = await inFile();
  expect(await addTests(['One', 'Two', 'Two'].map((name) => ({ name, expect: {} })))).toHaveLength(3);
  expect((await inFile()).map(({ name }) => name)).toEqual(['One', 'One 2', 'Two', 'Two 2']);
  expect(useGuideTests.getState().undos.at(-1)).toMatchObject({ done: 'added', count: 3 });
  await undoTests();
  expect(await inFile()).toEqual(before);
});

test('a test that says the same as one in the file is saved once, and told', async () => {
  const { inFile } = await opened();
  const unnamed = { answers: { 'Why?': 'Because' }, expect: { shown: ['Why?'] } };
  const { liveMessage } = read();
  const saved = await saveTest(unnamed, 'Why');
  expect(saved?.text).toBe('Saved as test “Why”.');
  expect(read().liveMessage, 'it is told where it was saved, and nowhere else').toBe(liveMessage);
  const again = await saveTest(unnamed, 'Other');
  expect(again).toMatchObject({ key: saved?.key, text: expect.stringContaining('“Why” says the same') as string });
  expect([read().liveMessage, (await inFile()).length]).toEqual([liveMessage, 1]);
  await saveTest({ ...unnamed, expect: { notShown: ['Why?'] } }, 'Why');
  expect((await inFile()).map(({ name }) => name)).toEqual(['Why', 'Why 2']);
});

test('a test without an id keeps to its place and gets none', async () => {
  const { memory, inFile } = await opened();
  for (const name of ['One', 'Two']) {
    await memory.dispatch('tests.change', { file, changes: [{ kind: 'test.put', test: { name, expect: {} } }] });
  }
  await loadGuideTests(file);
  editTest('One', { name: 'First', expect: { outcome: 'complete' } });
  await settled();
  expect(await inFile()).toEqual([
    { name: 'First', expect: { outcome: 'complete' } },
    { name: 'Two', expect: {} },
  ]);
});

test('what was done is no longer offered to be undone once others changed or removed it, but stays otherwise', async () => {
  const { memory, inFile } = await opened();
  const outside = async (changes: readonly GuideTestsChange[]): Promise<void> => {
    await memory.dispatch('tests.change', { file, changes: [...changes] });
    await loadGuideTests(file);
  };
  const done = () => useGuideTests.getState().undos.map((one) => one.done);
  await addTest({ expect: {} }, 'Mine');
  const [one, two] = await addTests(['One', 'Two'].map((name) => ({ name, expect: {} })));
  if (one === undefined || two === undefined) throw new Error('The tests were not added.');
  await outside([{ kind: 'test.put', test: { name: 'Other', expect: {} } }]);
  expect(done()).toEqual(['added', 'added']);
  // Its undo would remove what others wrote.
  await outside([{ kind: 'test.put', test: { ...one, note: 'Changed outside' } }]);
  expect(done()).toEqual(['added']);
  await undoTests();
  expect((await inFile()).map(({ name }) => name)).toEqual(['One', 'Two', 'Other']);
  editTest(testKey(two), { ...two, note: 'Changed here' });
  await settled();
  expect(done()).toEqual(['changed']);
  await outside([{ kind: 'test.remove', key: testKey(two) }]);
  expect(done()).toEqual([]);
});

test('an edit that cannot be written is told and taken back, and leaves no undo', async () => {
  let isFull = false;
  const session: { memory?: Awaited<ReturnType<typeof opened>>['memory'] } = {};
  const { memory } = await opened({
    'tests.change': async (input) => {
      if (isFull) return failed({ code: 'fileSystem', file, cause: 'ENOSPC' });
      return (await session.memory?.dispatch('tests.change', input)) as Awaited<
        ReturnType<HostImplementation['tests.change']>
      >;
    },
  });
  session.memory = memory;
  const added = await addTest({ expect: {} }, 'One');
  isFull = true;
  editTest(added?.id ?? '', { name: 'Two', expect: {} });
  expect(shown()).toMatchObject([{ name: 'Two' }]);
  await settled();
  await until(() => expect(shown()).toMatchObject([{ name: 'One' }]));
  expect(useGuideTests.getState().error).toMatchObject({ code: 'fileSystem' });
  expect(useGuideTests.getState().undos.map(({ done }) => done)).toEqual(['added']);
});

test('several tests are added in one write, or none; an undo that cannot be written stays', async () => {
  let isFull = true;
  let writes = 0;
  const session: { memory?: Awaited<ReturnType<typeof opened>>['memory'] } = {};
  const { memory, inFile } = await opened({
    'tests.change': async (input) => {
      if (isFull) return failed({ code: 'fileSystem', file, cause: 'ENOSPC' });
      writes += 1;
      return (await session.memory?.dispatch('tests.change', input)) as Awaited<
        ReturnType<HostImplementation['tests.change']>
      >;
    },
  });
  session.memory = memory;
  const wanted = ['One', 'Two', 'Three'].map((name) => ({ name, expect: {} }));
  expect(await addTests(wanted)).toEqual([]);
  expect([await inFile(), useGuideTests.getState().undos]).toEqual([[], []]);
  isFull = false;
  expect(await addTests(wanted)).toHaveLength(3);
  expect([writes, (await inFile()).length]).toEqual([1, 3]);
  isFull = true;
  await undoTests();
  expect([(await inFile()).length, useGuideTests.getState().undos.length]).toEqual([3, 1]);
  isFull = false;
  await undoTests();
  expect([await inFile(), useGuideTests.getState().undos, writes]).toEqual([[], [], 2]);
});
