import { readMediaAddress } from '../../common/index.ts';
import type { GuidePlace } from '../companions/companionPath.ts';
import type { MediaFiles } from './mediaFiles.ts';

/** Reads what an address of a guide names, for a document; null if it names no file, or the file is missing. */
export async function readPicture(
  files: Pick<MediaFiles, 'read'>,
  place: GuidePlace | null,
  address: string,
): Promise<Uint8Array | null> {
  const named = readMediaAddress(address);
  return named === null ? null : ((await files.read(place, named.name))?.bytes ?? null);
}
