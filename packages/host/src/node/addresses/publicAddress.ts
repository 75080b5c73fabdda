import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not of the public internet (IANA special-purpose registries): this machine, private networks, those
 * of providers and their machines, multicast, and addresses that stand for IPv4 ones.
 */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4');
}

/** What is public in IPv6 begins with these three bits; inside it, these networks are not. */
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
const notPublicSix = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  notPublicSix.addSubnet(network, bits, 'ipv6');
}

/** Returns true for an IP address of the public internet. IPv4 addresses written as IPv6 ones are not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4');
    case 6:
      return publicSix.check(address, 'ipv6') && !notPublicSix.check(address, 'ipv6');
    default:
      return false;
  }
}
