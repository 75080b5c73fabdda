import { readMediaAddress } from '@guide-studio/guide-core/media';
import type { ShownMedia } from '@guide-studio/host/common';
import { useEffect } from 'react';
import { create } from 'zustand';
import { read, useGuide } from '../session/index.ts';

/** What the host says of files, by their address; null for one that is missing. */
type Known = Readonly<Record<string, ShownMedia | null>>;

const useKnown = create<{ readonly of: string; readonly known: Known }>(() => ({ of: '', known: {} }));

/** Asked for, and not answered yet. */
const asked = new Set<string>();
let waiting = new Set<string>();

/** Returns true for an address of a file beside a guide. */
export function isOwnFile(address: string): boolean {
  return readMediaAddress(address) !== null;
}

/**
 * Follows where a file beside the open guide is loaded. Undefined while the host is asked, and for every other address:
 * no remote address is ever loaded. Null if the file is missing or damaged.
 */
export function useShownMedia(address: string): ShownMedia | null | undefined {
  const of = useGuide(({ backupKey, onDisk }) => `${backupKey} ${onDisk.file ?? ''}`);
  const shown = useKnown((state) => (state.of === of ? state.known[address] : undefined));
  useEffect(() => {
    if (shown === undefined && isOwnFile(address)) ask(of, address);
  }, [of, address, shown]);
  return shown;
}

/** Asks for all addresses of one turn at once. */
function ask(of: string, address: string): void {
  if (useKnown.getState().of !== of) {
    useKnown.setState({ of, known: {} });
    asked.clear();
    waiting = new Set();
  }
  if (asked.has(address)) return;
  asked.add(address);
  waiting.add(address);
  if (waiting.size > 1) return;
  setTimeout(() => {
    const addresses = [...waiting];
    waiting = new Set();
    void load(of, addresses);
  });
}

async function load(of: string, addresses: readonly string[]): Promise<void> {
  const file = read().guide?.onDisk.file ?? null;
  const answer = await read().host.call('media.paths', { file, addresses: [...addresses] });
  for (const address of addresses) asked.delete(address);
  if (useKnown.getState().of !== of) return;
  const found = answer.ok ? answer.value.shown : Object.fromEntries(addresses.map((address) => [address, null]));
  useKnown.setState(({ known }) => ({ known: { ...known, ...found } }));
}

/** Asks again for files that were missing: one of them may be there now. */
export function lookAgain(): void {
  useKnown.setState(({ known }) => ({
    known: Object.fromEntries(Object.entries(known).filter(([, shown]) => shown !== null)),
  }));
}

const blobs = new Map<string, Promise<Blob | null>>();
const mostBlobs = 100;

/** Returns the content of a file beside the open guide; null if it is missing. */
export async function readMedia(address: string): Promise<Blob | null> {
  const file = read().guide?.onDisk.file ?? null;
  const found = blobs.get(address);
  if (found !== undefined) return await found;
  const reading = (async () => {
    const answer = await read().host.call('media.paths', { file, addresses: [address] });
    const path = answer.ok ? answer.value.shown[address]?.path : undefined;
    if (path === undefined) return null;
    const response = await fetch(path);
    return response.ok ? await response.blob() : null;
  })().catch(() => null);
  blobs.set(address, reading);
  for (const oldest of blobs.keys()) {
    if (blobs.size <= mostBlobs) break;
    blobs.delete(oldest);
  }
  const blob = await reading;
  if (blob === null) blobs.delete(address);
  return blob;
}
