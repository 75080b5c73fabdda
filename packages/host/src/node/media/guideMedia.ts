import {
  done,
  type HostImplementation,
  type HostResult,
  type ShownMedia,
  readMediaAddress,
} from '../../common/index.ts';
import type { GuidePlace } from '../companions/companionPath.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { MediaFiles } from './mediaFiles.ts';
import type { MediaTickets } from './mediaTickets.ts';

type MediaMethod = 'media.add' | 'media.paths' | 'media.keep';

/** Returns the methods with which the window adds and shows pictures and videos. */
export function guideMedia(
  workspace: Workspace,
  files: MediaFiles,
  tickets: MediaTickets,
): Pick<HostImplementation, MediaMethod> {
  /** What was read of a file, by its content: a large file is read once. */
  const known = new Map<string, Omit<ShownMedia, 'path'> | null>();

  async function placeOf(file: string | null): Promise<HostResult<GuidePlace | null>> {
    return file === null ? done(null) : await workspace.resolve(file);
  }

  async function show(place: GuidePlace | null, address: string): Promise<ShownMedia | null> {
    const named = readMediaAddress(address);
    const found = named && (await files.find(place, named.name));
    if (named === null || found === null) return null;
    const key = `${found.files.folder} ${named.name} ${found.mark}`;
    let facts = known.get(key);
    if (facts === undefined) {
      const whole = await found.files.read(named.name).catch(() => null);
      facts = whole && { bytes: whole.bytes.length, width: whole.looked.width, height: whole.looked.height };
      known.set(key, facts);
    }
    return facts && { ...facts, path: tickets.pathOf(found.files, named.name) };
  }

  return {
    'media.add': async ({ name, bytes }) => await files.add(name, bytes),
    'media.paths': async ({ file, addresses }) => {
      const place = await placeOf(file);
      if (!place.ok) return place;
      const shown: Record<string, ShownMedia | null> = {};
      for (const address of new Set(addresses)) shown[address] = await show(place.value, address);
      return done({ shown });
    },
    'media.keep': async ({ file, addresses }) => {
      const place = await placeOf(file);
      if (!place.ok) return place;
      await files.keep(
        place.value,
        addresses.flatMap((address) => readMediaAddress(address)?.name ?? []),
      );
      return done(null);
    },
  };
}
