import { networkInterfaces } from 'node:os';
import type { NetworkAddress } from '../../common/index.ts';

/**
 * Returns the addresses of this machine that others in its networks may reach, IPv4 first, since people can type it.
 * Addresses of one cable (fe80::) are left out: browsers cannot open them.
 */
export function networkAddresses(): readonly NetworkAddress[] {
  const all = Object.entries(networkInterfaces()).flatMap(([card, own]) =>
    (own ?? []).filter(({ internal }) => !internal).map(({ address, family }) => ({ card, address, family })),
  );
  return all
    .filter(({ address }) => !/^(?:fe[89ab]|169\.254\.)/iu.test(address))
    .sort((one, other) => Number(one.family === 'IPv6') - Number(other.family === 'IPv6'))
    .map(({ address, card }) => ({ address, card }));
}
