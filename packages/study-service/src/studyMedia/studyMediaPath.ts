import { readMediaAddress } from '@guide-studio/guide-core/media';

/**
 * Returns where participants and programs load what a guide names: for a file of the service its address below that of
 * the study, and else the address itself.
 */
export function shownAddress(baseUrl: string, linkId: string, url: string): string {
  const file = readMediaAddress(url);
  return file === null ? url : `${baseUrl}/s/${encodeURIComponent(linkId)}/media/${file.name}`;
}
