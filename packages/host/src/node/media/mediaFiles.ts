import {
  type AddedMedia,
  done,
  failed,
  type HostResult,
  isWholeMedia,
  lookAtMedia,
  mediaAddress,
  mediaHeadBytes,
  mediaNamesInText,
  readMediaName,
} from '../../common/index.ts';
import type { GuidePlace } from '../companions/companionPath.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { hashOf } from '../saving/readWhole.ts';
import { type FolderFiles, folderFiles, type WholeMedia } from './folderFiles.ts';
import { mediaFolder } from './mediaFolder.ts';

/** Where a media file is, by its content now. */
export interface FoundMedia {
  readonly files: FolderFiles;
  readonly mark: string;
}

/**
 * The pictures and videos of guides: those beside each guide, and those kept for a guide that is not saved yet or for
 * parts that are copied. Names are hashes of contents, so the same file has one name in every folder.
 */
export interface MediaFiles {
  /** Keeps a file. Fails with `mediaRefused` or `fileSystem`. */
  add(name: string, bytes: Uint8Array): Promise<HostResult<AddedMedia>>;
  /** Finds a file: beside the guide, kept, or beside another guide that was opened. Null if there is none. */
  find(place: GuidePlace | null, name: string): Promise<FoundMedia | null>;
  /** Reads a file from the first of these places where it is whole. */
  read(place: GuidePlace | null, name: string): Promise<WholeMedia | null>;
  /** Puts the files that a text names beside its guide. What fails is tried again with the next save. */
  settle(place: GuidePlace, text: string): Promise<void>;
  /** Keeps files of a guide for other guides and windows. */
  keep(place: GuidePlace | null, names: readonly string[]): Promise<void>;
  /** The files beside a guide. */
  beside(place: GuidePlace): FolderFiles;
  /** Its files may be taken into other guides. */
  noteOpened(place: GuidePlace): void;
  readonly kept: FolderFiles | null;
}

const ownerOnly = { file: 0o600, folder: 0o700 };
const likeGuides = { file: 0o666, folder: 0o777 };

/** How many guides that were opened are looked through. */
const mostOpened = 200;

/** Returns the media files of a machine. `home`: where files are kept; null for none. */
export function createMediaFiles(machine: Machine, home: string | null): MediaFiles {
  const kept = home === null ? null : folderFiles(machine, home, ownerOnly);
  const opened = new Map<string, FolderFiles>();
  const beside = (place: GuidePlace): FolderFiles => folderFiles(machine, mediaFolder(place), likeGuides);
  const foldersFor = (place: GuidePlace | null): readonly FolderFiles[] => [
    ...(place === null ? [] : [beside(place)]),
    ...(kept === null ? [] : [kept]),
    ...opened.values(),
  ];

  async function read(place: GuidePlace | null, name: string): Promise<WholeMedia | null> {
    for (const files of foldersFor(place)) {
      const whole = await files.read(name).catch(unreadable);
      if (whole !== null) return whole;
    }
    return null;
  }

  return {
    add: async (name, bytes) => {
      const looked = lookAtMedia(bytes.subarray(0, mediaHeadBytes), bytes.length);
      if (!looked.ok) return failed({ code: 'mediaRefused', file: name, fault: looked.fault });
      const { ending, width, height } = looked;
      if (!isWholeMedia(ending, bytes)) return failed({ code: 'mediaRefused', file: name, fault: { kind: 'cut' } });
      const address = mediaAddress(hashOf(bytes), ending);
      const named = readMediaName(address.slice('media:'.length));
      if (named === null || kept === null) return failed({ code: 'internal', method: 'media.add' });
      try {
        await kept.write(named.name, bytes);
      } catch (error) {
        return failed({ code: 'fileSystem', file: name, cause: systemErrorCode(error) });
      }
      return done({ address, kind: named.kind, width, height });
    },
    find: async (place, name) => {
      for (const files of foldersFor(place)) {
        const mark = await files.mark(name).catch(unreadable);
        if (mark !== null) return { files, mark };
      }
      return null;
    },
    read,
    settle: async (place, text) => {
      const names = mediaNamesInText(text);
      if (names.length === 0) return;
      const files = beside(place);
      for (const name of names) {
        try {
          if ((await files.mark(name)) !== null) continue;
          const whole = await read(place, name);
          if (whole !== null) await files.write(name, whole.bytes);
        } catch (error) {
          systemErrorCode(error);
        }
      }
    },
    keep: async (place, names) => {
      for (const name of names) {
        try {
          if (kept === null || (await kept.mark(name)) !== null) continue;
          const whole = await read(place, name);
          if (whole !== null) await kept.write(name, whole.bytes);
        } catch (error) {
          systemErrorCode(error);
        }
      }
    },
    beside,
    noteOpened: (place) => {
      const files = beside(place);
      opened.delete(files.folder);
      opened.set(files.folder, files);
      for (const [oldest] of opened) {
        if (opened.size <= mostOpened) break;
        opened.delete(oldest);
      }
    },
    kept,
  };
}

function unreadable(error: unknown): null {
  systemErrorCode(error);
  return null;
}
