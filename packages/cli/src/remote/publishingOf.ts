import { dirname } from 'node:path';
import type { HostResult } from '@guide-studio/host/common';
import { openWorkspace, publishing, thisMachine } from '@guide-studio/host/node';
import type { Access } from './access.ts';

type Methods = ReturnType<typeof publishing>;

/** The editor's publishing methods for one guide file with its notes. */
export interface FilePublishing {
  readonly methods: Methods;
  /** The file's handle in the methods. */
  readonly file: string;
}

/** Opens the publishing methods of a file. Rejects with the system's code if its folder cannot be opened. */
export async function publishingOf(path: string, access: Access): Promise<HostResult<FilePublishing>> {
  const machine = thisMachine();
  const workspace = await openWorkspace(machine, dirname(path));
  const methods = publishing({
    machine,
    workspace,
    connections: { access: async () => ({ ok: true, value: { connectionId: 'command-line', ...access } }) },
    fetch: async (url, init) => await fetch(url, init as RequestInit),
  });
  const place = await workspace.handOut(path);
  return place.ok ? { ok: true, value: { methods, file: place.value.file } } : place;
}
