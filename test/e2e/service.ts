import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Studio } from './studio.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Makes a key of the local service, by `guide keys create`, which `guide keys revoke` ends. */
export async function newKey(studio: Pick<Studio, 'home'>): Promise<{ readonly key: string; revoke(): Promise<void> }> {
  const guide = (...words: readonly string[]): string => {
    const made = spawnSync(process.execPath, [`${root}/packages/cli/bin/guide.mjs`, 'keys', ...words], {
      env: { ...process.env, GUIDE_STUDIO_HOME: studio.home },
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`No key: ${made.stdout}${made.stderr}`);
    return made.stdout;
  };
  const key = /[\w-]{30,}/u.exec(guide('create', '--name', 'e2e'))?.[0];
  if (key === undefined) throw new Error('No key was printed.');
  return {
    key,
    revoke: async () => {
      const id =
        /^\S+/mu.exec(
          guide('list')
            .split('\n')
            .find((line) => line.includes('e2e')) ?? '',
        )?.[0] ?? '';
      guide('revoke', id);
    },
  };
}

/** The studies of the local service, read over its public API with a key made by `guide keys create`. */
export async function listStudies(
  studio: Studio,
  origin: string,
): Promise<readonly { linkId: string; title: string }[]> {
  const { key } = await newKey(studio);
  const response = await fetch(`${origin}/api/public/v1/studies`, { headers: { 'x-api-key': key } });
  const body = (await response.json()) as { studies: { linkId: string; title: string }[] };
  return body.studies;
}
