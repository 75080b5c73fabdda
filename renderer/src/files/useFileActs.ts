import type { DeletedFile, GuideFile, HostError } from '@guide-studio/host/common';
import { useEffect, useMemo, useState } from 'react';
import { hostMessageOf, shortName, words } from '../i18n/index.ts';
import { read, useSession } from '../session/index.ts';

/** The actions on a guide of the folder that do not open it. */
export interface FileActs {
  /** Resolves to null on success. */
  readonly rename: (file: GuideFile, name: string) => Promise<HostError | null>;
  readonly duplicate: (file: GuideFile) => void;
  readonly remove: (file: GuideFile) => void;
  readonly restore: (file: DeletedFile) => void;
}

/** The last action that was done or refused. */
export interface FileNotice {
  readonly kind: 'info' | 'error';
  readonly what: string;
  readonly next: string;
  /** Undoes it, if possible. */
  readonly undo?: () => void;
  readonly dismiss: () => void;
}

/** Returns the actions on guides of the folder, their messages, and the deleted guides that can be restored. */
export function useFileActs(refresh: () => void): {
  readonly acts: FileActs;
  readonly notice: FileNotice | null;
  readonly deleted: readonly DeletedFile[];
  /** The guide restored last. A new object for each. */
  readonly restored: { readonly name: string } | null;
} {
  const host = useSession((session) => session.host);
  const [notice, setNotice] = useState<Omit<FileNotice, 'dismiss'> | null>(null);
  const [deleted, setDeleted] = useState<readonly DeletedFile[]>([]);
  const [restored, setRestored] = useState<{ readonly name: string } | null>(null);

  const [turn, setTurn] = useState(0);
  useEffect(() => {
    void host.call('file.deleted', {}).then((listed) => {
      if (listed.ok) setDeleted(listed.value.files);
    });
  }, [host, turn]);

  const acts = useMemo((): FileActs => {
    const { manage } = words.files;
    const after = () => {
      refresh();
      setTurn((last) => last + 1);
    };
    const done = (what: string, undo?: () => void) => {
      setNotice({ kind: 'info', what, next: '', ...(undo ? { undo } : {}) });
      after();
    };
    const failed = (error: HostError) => {
      setNotice({ kind: 'error', ...hostMessageOf(error) });
      after();
    };
    const restore = async (key: string) => {
      const back = await host.call('file.undelete', { key });
      if (!back) return;
      if (!back.ok) return failed(back.error);
      setRestored({ name: back.value.name });
      done(manage.restored(shortName(back.value.name)));
    };
    const duplicate = async ({ file, name }: GuideFile) => {
      const made = await host.call('file.duplicate', { file, name: manage.copyOf(shortName(name)) });
      if (made?.ok) done(manage.duplicated(shortName(made.value.name)));
      else if (made) failed(made.error);
    };
    const remove = async ({ file, name, bytes, modifiedAt }: GuideFile) => {
      const gone = await host.call('file.delete', { file, seen: { bytes, modifiedAt } });
      if (!gone) return;
      if (!gone.ok) return failed(gone.error);
      const { key } = gone.value;
      if (key === null) return done(manage.trashed(shortName(name)));
      done(manage.kept(shortName(name), read().preferences.history.days), () => void restore(key));
    };
    return {
      rename: async (file, name) => {
        const renamed = await host.call('file.rename', { file: file.file, name });
        if (renamed?.ok) done(manage.renamed(shortName(file.name), shortName(renamed.value.name)));
        return !renamed || renamed.ok ? null : renamed.error;
      },
      duplicate: (file) => void duplicate(file),
      remove: (file) => void remove(file),
      restore: ({ key }) => void restore(key),
    };
  }, [host, refresh]);
  return { acts, notice: notice && { ...notice, dismiss: () => setNotice(null) }, deleted, restored };
}
