import { type GuideFile, guideFileName } from '@guide-studio/host/common';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { FileActs } from './useFileActs.ts';

/**
 * Keeps the focus in the list when its row disappears: it moves to the renamed guide, or to the neighbour of a deleted
 * one, and to a guide that was restored. Returns a ref for the list, and actions that handle the focus.
 */
export function useRowFocus(
  files: readonly GuideFile[],
  acts: FileActs | undefined,
  restored: { readonly name: string } | null,
): { readonly list: RefObject<HTMLUListElement | null>; readonly acts: FileActs | undefined } {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (restored) wanted.current = restored.name;
  }, [restored]);
  useEffect(() => {
    const at = files.findIndex(({ name }) => name === wanted.current);
    if (at === -1 || document.activeElement !== document.body) return;
    wanted.current = null;
    list.current?.children[at]?.querySelector('button')?.focus();
  }, [files]);
  const kept = useMemo(
    () =>
      acts && {
        ...acts,
        rename: async (file: GuideFile, name: string) => {
          const checked = guideFileName(name);
          wanted.current = checked.ok ? checked.name : null;
          return await acts.rename(file, name);
        },
        remove: (file: GuideFile) => {
          const at = files.indexOf(file);
          wanted.current = (files[at + 1] ?? files[at - 1])?.name ?? null;
          acts.remove(file);
        },
      },
    [acts, files],
  );
  return { list, acts: kept };
}
