import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { connectHost } from '@guide-studio/host/common';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  connect,
  dispatch,
  finishStart,
  isDirty,
  openFile,
  read,
  readGuide,
  save,
  undo,
} from '../../../renderer/src/session/index.ts';
import { report, sized } from '../../size.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { realGuides, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { nodeHost } from '../../host/hosts.ts';

const seed = 20_261_120;
const guides = sized(14, 70, 5000);
const file = 'given.guide.json';
/** A time that no write would set. */
const longAgo = new Date('2020-01-01T00:00:00Z');

/** The layouts that other programs give the same guide. */
const layouts: Readonly<Record<string, (guide: JsonObject) => string>> = {
  canonical: canonicalText,
  'CRLF line ends': (guide) => canonicalText(guide).replaceAll('\n', '\r\n'),
  'a byte order mark': (guide) => `\uFEFF${canonicalText(guide)}`,
  'four spaces': (guide) => JSON.stringify(guide, null, 4),
  tabs: (guide) => `${JSON.stringify(guide, null, '\t')}\n\n`,
  'one line': (guide) => JSON.stringify(guide),
  // No JSON keyword and no escape contains this letter.
  'escaped letters': (guide) => canonicalText(guide).replaceAll('o', '\\u006f'),
};
const names = Object.keys(layouts);

let folder: string;

beforeEach(async () => {
  const made = await nodeHost({});
  const connected = await connectHost(made.dispatch);
  if (!connected.ok) throw new Error(connected.error.code);
  folder = made.folder;
  connect(connected.value.host, connected.value.session);
  finishStart();
});

/** Opens the text from disk, saves it unchanged, then after a change that was undone. */
async function expectUntouched(text: string, what: string): Promise<void> {
  const path = join(folder, file);
  const bytes = Buffer.from(text);
  await writeFile(path, bytes);
  await utimes(path, longAgo, longAgo);
  expect(await openFile(file), what).toBe(true);
  expect(isDirty(read()), what).toBe(false);
  await save();
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: 'Another' });
  undo();
  await save();
  expect((await readFile(path)).equals(bytes), what).toBe(true);
  expect((await stat(path)).mtimeMs, what).toBe(longAgo.getTime());
}

describe('a guide that is opened and saved without a change', () => {
  test(`is not written: ${guides} generated guides in ${names.length} layouts by turns (seed ${seed})`, async () => {
    const random = createRandom(seed);
    for (let count = 0; count < guides; count += 1) {
      const guide = randomGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) });
      const name = names[count % names.length] ?? '';
      await expectUntouched(layouts[name]?.(guide) ?? '', `guide ${count}, ${name}`);
    }
    report('opened and saved without a change', { guides, layouts: names.length, changed: 0 });
  });

  test.skipIf(!realGuidesPresent)(`is not written: every real guide in every layout${whyNoRealGuides}`, async () => {
    for (const [title, guide] of realGuides()) {
      for (const name of names) await expectUntouched(layouts[name]?.(guide) ?? '', `${title}, ${name}`);
    }
  });
});
