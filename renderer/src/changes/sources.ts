import type { JsonObject } from '@guide-studio/guide-core';
import type { NamedRevision, Revision, Version } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { guideIn, read, useGuide } from '../session/index.ts';
import type { SelectOption } from '../controls/index.ts';
import { clockText, dayText, secondsText, words } from '../i18n/index.ts';

/**
 * What the guide can be compared with: `disk`, `version <id>`, `revision <git name>`, optionally with a name after it,
 * or `file <name>`.
 */
export type SourceId = string;

export interface DiffSources {
  readonly versions: readonly Version[];
  readonly revisions: readonly Revision[];
  /** Branches and tags. */
  readonly named: readonly NamedRevision[];
  /** Names of the other guides in the folder. */
  readonly files: readonly string[];
}

const none: DiffSources = { versions: [], revisions: [], named: [], files: [] };

/** Returns everything that the open guide can be compared with. Read again after each save. */
export function useDiffSources(): DiffSources {
  const [sources, setSources] = useState(none);
  const file = useGuide((guide) => guide.onDisk.file);
  const hash = useGuide((guide) => guide.onDisk.hash ?? null);
  useEffect(() => {
    let isOver = false;
    void readSources(file).then((found) => {
      if (!isOver) setSources(found);
    });
    return () => {
      isOver = true;
    };
    // New content on disk means a new version in the history.
  }, [file, hash]);
  return sources;
}

async function readSources(file: string | null): Promise<DiffSources> {
  const host = read().host;
  const list = await host.call('file.list', {});
  const files = list.ok ? list.value.files.map(({ name }) => name).filter((name) => name !== file) : [];
  if (file === null) return { ...none, files };
  const [versions, revisions] = await Promise.all([
    host.call('history.list', { file }),
    host.call('file.revisions', { file }),
  ]);
  return {
    versions: versions.ok ? versions.value.versions : [],
    revisions: revisions.ok ? revisions.value.revisions : [],
    named: revisions.ok ? revisions.value.named : [],
    files,
  };
}

/** Number of local versions listed first; older ones follow the git revisions. */
const latest = 20;

/**
 * Returns the sources as a list of options, each kind newest first, local versions by day. `typed` are revisions
 * requested by name.
 */
export function sourceOptions(
  { versions, revisions, named, files }: DiffSources,
  typed: readonly string[] = [],
): readonly SelectOption[] {
  const texts = words.changes;
  const when = (time: number) => `${dayText(time)}, ${clockText(time)}`;
  return [
    { value: 'disk', label: texts.disk },
    ...versions.slice(0, latest).map(versionOption),
    ...typed.map((name) => ({ value: `revision ${name}`, label: texts.typed(name), group: texts.groups.named })),
    ...named.map(({ kind, name, id, at }) => ({
      value: `revision ${id} ${kind} ${name}`,
      label: texts.named[kind](name, when(at)),
      group: texts.groups.named,
    })),
    ...revisions.map(({ id, at, subject }) => ({
      value: `revision ${id}`,
      label: texts.revision(id.slice(0, 8), subject, when(at)),
      group: texts.groups.commits,
    })),
    ...versions.slice(latest).map(versionOption),
    ...files.map((name) => ({ value: `file ${name}`, label: texts.file(name), group: texts.groups.files })),
  ];
}

function versionOption({ id, keptAt, reason }: Version): SelectOption {
  const { version, reasons, groups } = words.changes;
  const day = dayText(keptAt);
  // Saves can be less than a minute apart.
  const label = version(`${day}, ${secondsText(keptAt)}`, reasons[reason]);
  return { value: `version ${id}`, label, group: groups.versions(day) };
}

/** The other version: read, being read, or why it cannot be read. */
export type ComparedVersion = { readonly state: 'reading' } | ReadSource;
export type ReadSource =
  /** `isWhole`: true if nothing is lost when it replaces the guide. */
  | { readonly state: 'read'; readonly guide: JsonObject; readonly isWhole: boolean }
  | { readonly state: 'failed'; readonly why: string };

/** Returns the content of a source, which it reads when needed. */
export function useCompared(source: SourceId): ComparedVersion {
  const base = useGuide((guide) => guide.onDisk.base ?? null);
  const [fetched, setFetched] = useState<{ readonly source: SourceId; readonly compared: ComparedVersion } | null>(
    null,
  );
  useEffect(() => {
    if (source === 'disk') return undefined;
    let isOver = false;
    void readSource(source).then((compared) => {
      if (!isOver) setFetched({ source, compared });
    });
    return () => {
      isOver = true;
    };
  }, [source]);
  if (source === 'disk') return { state: 'read', guide: base ?? {}, isWhole: base !== null };
  return fetched?.source === source ? fetched.compared : { state: 'reading' };
}

/** Reads the content of a source. */
export async function readSource(source: SourceId): Promise<ReadSource> {
  const base = read().guide?.onDisk.base ?? null;
  if (source === 'disk') return { state: 'read', guide: base ?? {}, isWhole: base !== null };
  const host = read().host;
  const file = read().guide?.onDisk.file ?? '';
  const [kind, id] = [source.slice(0, source.indexOf(' ')), source.slice(source.indexOf(' ') + 1)];
  const answer =
    kind === 'version'
      ? await host.call('history.read', { file, version: id })
      : kind === 'revision'
        ? await host.call('file.revision', { file, revision: id.split(' ', 1)[0] ?? '' })
        : await host.call('file.peek', { file: id });
  const found = guideIn(kind === 'file' ? id : words.changes.theVersion, answer);
  if ('error' in found) return { state: 'failed', why: found.error.what };
  return { state: 'read', guide: found.guide, isWhole: found.losses.length === 0 };
}
