import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the network of a request: an IPv4 address, or the first half of an IPv6 address, which is one household or
 * company. Returns null for this machine. Behind a proxy it is the last entry of `X-Forwarded-For`; earlier entries
 * come from the client and prove nothing.
 */
export function networkOf({ socket, headers }: IncomingMessage, behindProxy: boolean): string | null {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const address = behindProxy && isIP(forwarded) !== 0 ? forwarded : (socket.remoteAddress ?? '');
  const plain = address.replace(/^::ffff:(?=\d+\.)/iu, '').replace(/%.*$/u, '');
  if (plain === '' || plain === '::1' || plain.startsWith('127.')) return null;
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

function firstHalf(address: string): string {
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const all = end === undefined ? groups : [...groups, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
