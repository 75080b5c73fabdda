import {
  done,
  type HostResult,
  isJsonObject,
  type Json,
  type JsonObject,
  listIn,
  type Publication,
  withList,
} from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { companionFile } from '../companions/companionFile.ts';
import { companionPath } from '../companions/companionPath.ts';
import { readJsonFile, updateJsonFile } from '../saving/jsonFile.ts';
import type { ReachableFile } from '../workspace/workspace.ts';

/**
 * The studies made from a guide, recorded in `name.guide.notes.json` beside it (docs/decisions/files-and-saving.md,
 * "The guide file").
 */
export interface Publications {
  /**
   * Returns the studies, newest last. Fails with `unreadable` if the notes are not a JSON object; such a file is never
   * overwritten.
   */
  read(place: ReachableFile): Promise<HostResult<readonly Publication[]>>;
  /** Adds or replaces a study. If it cannot be recorded, it is remembered for this run and `noted` is false. */
  note(place: ReachableFile, publication: Publication): Promise<Publication>;
}

/** Returns the publications of this machine. Unrecorded ones are kept in memory. */
export function createPublications(machine: Machine): Publications {
  const unnoted = new Map<string, readonly Publication[]>();

  async function read(place: ReachableFile): Promise<HostResult<readonly Publication[]>> {
    const notes = await readJsonFile(machine, companionPath(place, 'notes'), companionFile('notes'));
    if (!notes.ok) return notes;
    return done(merged(publicationsOf(notes.value), unnoted.get(place.path) ?? []));
  }

  async function note(place: ReachableFile, publication: Publication): Promise<Publication> {
    const written = await updateJsonFile(machine, companionPath(place, 'notes'), companionFile('notes'), (old) =>
      withPublication(old, publication),
    );
    if (written.ok) return publication;
    const { error } = written;
    const cause = error.code === 'fileSystem' ? { notedCause: error.cause } : {};
    const remembered: Publication = { ...publication, noted: false, ...cause };
    unnoted.set(place.path, merged(unnoted.get(place.path) ?? [], [remembered]));
    return remembered;
  }

  return { read, note };
}

/** Keeps all other notes, including entries that this version does not understand. */
function withPublication(old: JsonObject | null, publication: Publication): JsonObject {
  const { noted: _, notedCause: __, ...entry } = publication;
  const isSame = (kept: Json): kept is JsonObject => isJsonObject(kept) && kept['studyId'] === entry.studyId;
  const listed = listIn(old, 'publications');
  const others = listed.filter((kept) => !isSame(kept));
  return withList(old, 'publications', [...others, { ...listed.find(isSame), ...entry }]);
}

function merged(first: readonly Publication[], second: readonly Publication[]): readonly Publication[] {
  const ids = new Set(second.map(({ studyId }) => studyId));
  return [...first.filter(({ studyId }) => !ids.has(studyId)), ...second];
}

function publicationsOf(notes: JsonObject | null): Publication[] {
  return listIn(notes, 'publications').flatMap((entry: unknown) => (isPublication(entry) ? [entry] : []));
}

function isPublication(value: unknown): value is Publication {
  if (!isJsonObject(value)) return false;
  const texts = [value.studyId, value.linkId, value.baseUrl, value.hash, value.createdAt];
  return texts.every((text) => typeof text === 'string') && (value.status === 'draft' || value.status === 'live');
}
