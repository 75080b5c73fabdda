import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Studio } from './studio.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The studies of the local service, read over its public API with a key made by `guide keys create`. */
export async function listStudies(
  studio: Studio,
  origin: string,
): Promise<readonly { linkId: string; title: string }[]> {
  const made = spawnSync(process.execPath, [`${root}/packages/cli/bin/guide.mjs`, 'keys', 'create', '--name', 'e2e'], {
    env: { ...process.env, GUIDE_STUDIO_HOME: studio.home },
    encoding: 'utf8',
  });
  const key = /[\w-]{30,}/.exec(made.stdout)?.[0];
  if (key === undefined) throw new Error(`No key was made: ${made.stdout}${made.stderr}`);
  const response = await fetch(`${origin}/api/public/v1/studies`, { headers: { 'x-api-key': key } });
  const body = (await response.json()) as { studies: { linkId: string; title: string }[] };
  return body.studies;
}
