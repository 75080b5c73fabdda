import { lookAtMedia, mediaAddress, readMediaAddress } from '@guide-studio/guide-core/media';
import { done, failed, type ShownMedia } from '@guide-studio/host/common';
import type { mediaMethods } from '../../packages/host/src/common/contract/media.ts';
import type { MethodsOf } from './memoryState.ts';

/** Keeps pictures and videos in memory, under names of a hash that is no SHA-256. */
export function media(): MethodsOf<typeof mediaMethods> {
  const kept = new Map<string, ShownMedia>();
  return {
    'media.add': async ({ name, bytes }) => {
      const looked = lookAtMedia(bytes, bytes.length);
      if (!looked.ok) return failed({ code: 'mediaRefused', file: name, fault: looked.fault });
      const { ending, width, height } = looked;
      const address = mediaAddress(digitsOf(bytes), ending);
      const named = readMediaAddress(address);
      if (named === null) return failed({ code: 'internal', method: 'media.add' });
      const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      kept.set(address, { path: `data:${named.type};base64,${base64}`, bytes: bytes.length, width, height });
      return done({ address, kind: named.kind, width, height });
    },
    'media.paths': async ({ addresses }) =>
      done({ shown: Object.fromEntries(addresses.map((address) => [address, kept.get(address) ?? null])) }),
    'media.keep': async () => done(null),
    'media.tidy': async () => done({ moved: 0 }),
    'media.check': async () => done({ checked: [] }),
  };
}

function digitsOf(bytes: Uint8Array): string {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0').repeat(8);
}
