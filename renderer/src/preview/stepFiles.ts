import type { Step } from '@guide-studio/interview-engine';
import { isOwnFile, readMedia } from '../media/index.ts';

/** Returns the addresses of the files beside the guide that a step shows. */
export function filesOf(step: Step): readonly string[] {
  if (step.kind !== 'item') return [];
  const { concept, item } = step;
  return [...(concept?.media ?? []), ...item.media].map(({ url }) => url).filter(isOwnFile);
}

/** Reads files for the frame, which has no origin and reaches no host. Those that are missing are left out. */
export async function filesFor(addresses: readonly string[]): Promise<Readonly<Record<string, Blob>>> {
  const found = await Promise.all(addresses.map(async (address) => [address, await readMedia(address)] as const));
  return Object.fromEntries(found.flatMap(([address, blob]) => (blob === null ? [] : [[address, blob]])));
}
