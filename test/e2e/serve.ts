import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dispatcher, done, type SessionInfo } from '@guide-studio/host/common';
import { type NodeHost, startLoopbackServer } from '@guide-studio/host/node';

const rendererDir = fileURLToPath(new URL('../../renderer/dist', import.meta.url));

/** The built editor and a host of this process. */
export interface Served {
  readonly url: string;
  /** The next page that loads begins with this file, as with `guide edit FILE`; null: it always begins without one. */
  readonly begin: ((file: string) => void) | null;
  close(): Promise<void>;
}

/** Where this worker served the last editor. */
let port = 0;

/**
 * Serves the editor as `guide edit` does, with the same checks and headers. The specs of one worker have one address, so
 * that their page is compiled once: a page takes a third of the time then.
 */
export async function serve(dispatch: Dispatcher, readRecording?: NodeHost['readRecording']): Promise<Served> {
  let first: string | null = null;
  const dispatcher: Dispatcher = async (method, input) => {
    const answer = await dispatch(method, input);
    if (method !== 'session.describe' || first === null || !answer.ok) return answer;
    const openFirst = first;
    first = null;
    return done({ ...(answer.value as SessionInfo), openFirst });
  };
  const start = async (at: number) =>
    await startLoopbackServer({
      dispatcher,
      rendererDir,
      port: at,
      ...(readRecording === undefined ? {} : { readRecording }),
    });
  // Another program may have taken the port meanwhile.
  const { url, origin, close } = await start(port).catch(async () => await start(0));
  port = Number(new URL(origin).port);
  return { url, begin: (file) => (first = file), close };
}

/** The guides in the folder of a spec: copies of files, and files with this content. */
export type Contents = Readonly<Record<string, string | Uint8Array>>;

export const ownGuide = join(fileURLToPath(new URL('guides', import.meta.url)), 'breakfast.guide.json');
