import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Dispatcher, done, type SessionInfo } from '@guide-studio/host/common';
import { type NodeHost, startLoopbackServer } from '@guide-studio/host/node';

const rendererDir = fileURLToPath(new URL('../../renderer/dist', import.meta.url));

/** The built editor and a host of this process, at an address that only one spec uses. */
export interface Served {
  readonly url: string;
  /** The next page that loads begins with this file, as with `guide edit FILE`; null: it always begins without one. */
  readonly begin: ((file: string) => void) | null;
  close(): Promise<void>;
}

/** Serves the editor as `guide edit` does, with the same checks and headers. */
export async function serve(dispatch: Dispatcher, readRecording?: NodeHost['readRecording']): Promise<Served> {
  let first: string | null = null;
  const dispatcher: Dispatcher = async (method, input) => {
    const answer = await dispatch(method, input);
    if (method !== 'session.describe' || first === null || !answer.ok) return answer;
    const openFirst = first;
    first = null;
    return done({ ...(answer.value as SessionInfo), openFirst });
  };
  const { url, close } = await startLoopbackServer({
    dispatcher,
    rendererDir,
    ...(readRecording === undefined ? {} : { readRecording }),
  });
  return { url, begin: (file) => (first = file), close };
}

/** The guides in the folder of a spec: copies of files, and files with this content. */
export type Contents = Readonly<Record<string, string | Uint8Array>>;

export const ownGuide = join(fileURLToPath(new URL('guides', import.meta.url)), 'breakfast.guide.json');
