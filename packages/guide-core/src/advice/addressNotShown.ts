// Specification, "Media, ConceptMedia, Embed": any URL is accepted, but the participant page loads only some.
import { type Json, type JsonObject, type Path, isJsonObject } from '../json.ts';
import { getIn } from '../doc/field.ts';
import { type Unloadable, isLoadableUrl, isOwnMachine, unloadableBy } from '../schema/loadableUrl.ts';
import { Uri } from '../schema/text.ts';
import { readMediaAddress } from '../media/mediaAddress.ts';
import type { Report } from '../findings/finding.ts';
import type { PartAdvice } from './advice.ts';

type Params = { readonly reason: Unloadable | 'ownMachine' };

/** The participant page must be able to load the address of a picture, video or page. Nothing is sent to find out. */
export const addressNotShown: PartAdvice<'addressNotShown', Params, 'useHttps'> = {
  id: 'addressNotShown',
  severity: () => 'serious',
  checkPart(part, kind, report) {
    if (kind === 'item') checkAddresses(part, [], report);
    if (kind !== 'concept' || !isJsonObject(part['content'])) return;
    checkAddresses(part['content'], ['content'], report);
  },
  // Only a person knows whether the other host also answers to https, so this is offered and never done unasked.
  fix({ node, rest, params: { reason } }) {
    const url = getIn(node.fields, rest);
    if (reason !== 'http' || typeof url !== 'string') return [];
    const to = url.trim().replace(/^http:[/\\]*([^/\\?#]*?)(?::80)?(?=[/\\?#]|$)/i, 'https://$1');
    return isLoadableUrl(to)
      ? [{ id: 'useHttps', isCertain: true, how: (draft) => draft.set(node.key, rest, to) }]
      : [];
  },
};

function checkAddresses({ media, embed }: JsonObject, at: Path, report: Report<Params>): void {
  if (Array.isArray(media)) {
    for (const [position, medium] of media.entries()) {
      // A file beside the guide: publishing sends it along.
      if (!isJsonObject(medium) || isBeside(medium['url'])) continue;
      checkAddress(medium['url'], [...at, 'media', position, 'url'], report);
    }
  }
  if (!isJsonObject(embed)) return;
  // A page with a proxy is loaded from there.
  const name = typeof embed['proxyUrl'] === 'string' ? 'proxyUrl' : 'url';
  checkAddress(embed[name], [...at, 'embed', name], report);
}

function isBeside(url: Json | undefined): boolean {
  return typeof url === 'string' && readMediaAddress(url) !== null;
}

function checkAddress(url: Json | undefined, path: Path, report: Report<Params>): void {
  if (typeof url !== 'string') return;
  const reason = unloadableBy(url) ?? (isOwnMachine(url) ? 'ownMachine' : null);
  // Of what is no address at all, the shape says so.
  if (reason !== null && Uri.safeParse(url).success) report(path, { reason });
}
