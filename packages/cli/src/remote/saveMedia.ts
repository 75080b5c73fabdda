import { resolve } from 'node:path';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { archiveRecordings, thisMachine } from '@guide-studio/host/node';
import { wrongUse } from '../commandFailure.ts';
import type { Context } from '../context.ts';
import { hostSentence } from '../hostSentence.ts';
import type { RemoteOptions } from './access.ts';
import { hostFailure } from './answered.ts';
import { serviceOf } from './serviceOf.ts';

const { counted } = pluralsOf('en');
/** How many recordings are between two lines about the progress. */
const reportEvery = 50;

/** Saves all recordings of a study into an archive. Ctrl+C stops it, and leaves nothing of it. */
export async function saveMedia(
  study: string,
  { output, ...options }: RemoteOptions & { readonly output: string },
  context: Context,
): Promise<void> {
  const { client, baseUrl } = await serviceOf(options, context);
  const ending = new AbortController();
  void context.untilStopped().then(() => ending.abort());
  let lastReported = 0;
  const saved = await archiveRecordings({
    client,
    baseUrl,
    fetch: async (url, init) => await fetch(url, init as RequestInit),
    machine: thisMachine(),
    studyId: study,
    path: resolve(context.cwd, output),
    replaces: false,
    signal: ending.signal,
    onProgress: ({ files, ofFiles }) => {
      if (files < lastReported + reportEvery) return;
      lastReported = files;
      context.err(ofFiles === null ? `${files} recordings so far` : `${files} of ${ofFiles} recordings`);
    },
  });
  if (!saved.ok) throw hostFailure(saved.error, () => wrongUse(hostSentence(output, saved.error)));
  const { files, missing } = saved.value;
  context.out(`${output}: written, with ${counted(files, { one: 'recording', other: 'recordings' })}`);
  if (missing > 0) context.err(missingText(missing));
}

function missingText(missing: number): string {
  return `${counted(missing, { one: 'recording is', other: 'recordings are' })} missing. manifest.csv says which, and why.`;
}
