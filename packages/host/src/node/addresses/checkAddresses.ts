import {
  type AddressState,
  type CheckedAddress,
  done,
  hasMediaScheme,
  type HostImplementation,
  isJsonObject,
  mediaPlaces,
  parseGuide,
} from '../../common/index.ts';
import { askAddress, type Asking, usualAsking } from './askAddress.ts';

/** Addresses that are asked at the same time, and at all. */
const atOnce = 4;
const mostAsked = 200;

/** Returns the `media.check` method. It is the only one that asks the addresses of a guide, and only when it is called. */
export function checkAddresses(asking: Asking = usualAsking): Pick<HostImplementation, 'media.check'> {
  return {
    'media.check': async ({ text }) => {
      const parsed = parseGuide(text);
      const guide = parsed.ok && isJsonObject(parsed.value) ? parsed.value : {};
      const all = new Map<string, { readonly names: string[]; readonly kind: 'image' | 'video' }>();
      for (const { url, name, kind } of mediaPlaces(guide)) {
        if (hasMediaScheme(url)) continue;
        const known = all.get(url);
        if (known !== undefined) known.names.push(name);
        else if (all.size < mostAsked) all.set(url, { names: [name], kind });
      }
      const waiting = [...all];
      const states = new Map<string, AddressState>();
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [url, { kind }] = next;
          states.set(url, await askAddress(url, kind, asking));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      const checked = [...all].map(
        ([url, { names }]): CheckedAddress => ({ url, names, state: states.get(url) ?? 'unreachable' }),
      );
      return done({ checked });
    },
  };
}
