import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createMemoryHost, type MemoryHost } from '../memoryHost/memoryHost.ts';
import { expect, type Options, pageTest } from './pageTest.ts';
import { serve } from './serve.ts';

/** Where the guides of a spec are. */
export interface Studio {
  /** Returns the saved text of a guide. */
  read(file: string): string;
}

interface Fixtures {
  readonly memory: MemoryHost;
  readonly studio: Studio;
}

/** A test of the editor alone: its files are in memory, and there is no service. */
export const test = pageTest.extend<Fixtures>({
  memory: async ({ guides, contents }, use) => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    const bugs: unknown[] = [];
    const onBug = (method: string, cause: unknown) => bugs.push(method, cause);
    await use(createMemoryHost({ files: textsOf(guides, contents), now: () => Date.now(), hash, onBug }));
    expect(bugs, 'the host failed').toEqual([]);
  },
  studio: async ({ memory }, use) => {
    await use({
      read: (file) => {
        const text = memory.files.get(file);
        if (text === undefined) throw new Error(`There is no ${file}.`);
        return text;
      },
    });
  },
  served: async ({ memory }, use) => {
    const served = await serve(memory.dispatch);
    await use(served);
    await served.close();
  },
});

function textsOf(guides: Options['guides'], contents: Options['contents']): Readonly<Record<string, string>> {
  const copied = guides.map((file) => [basename(file), readFileSync(file, 'utf8')]);
  const given = Object.entries(contents).map(([name, content]) => [name, content.toString()]);
  return Object.fromEntries([...copied, ...given]);
}

export { atRest, boxAtRest, Editor } from './editorPage.ts';
export { expect };
export { ownGuide } from './serve.ts';
