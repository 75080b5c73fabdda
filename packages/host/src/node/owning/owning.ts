import { type Claim, done, failed, type HostImplementation } from '../../common/index.ts';
import { ageOf } from '../machine/ageOf.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { makeHome } from '../saving/jsonFile.ts';
import { oneAtATime } from '../saving/oneAtATime.ts';
import { readWhole } from '../saving/readWhole.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type ClaimFile, claimPath, parseClaim, writeClaim } from './claimFile.ts';

/** Windows renew their claim every minute; one that is silent this long has ended. */
const silentHereMs = 150_000;
/** Longer, because clocks differ between machines and shared folders are slow. */
const silentElsewhereMs = 300_000;
// Codes of folders that accept no new file; the claim is then `unmarked`.
const takesNoClaim = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

interface Standing {
  readonly path: string;
  readonly claim: ClaimFile;
  readonly renewedAt: number;
}

export interface Owning {
  readonly methods: Pick<HostImplementation, 'file.claim' | 'file.release'>;
  /** Returns who has a guide open, this program's own windows included; null if no window has. */
  holderOf(path: string): Promise<{ readonly owner: string; readonly here: boolean } | null>;
  /** Ends the claims of this host's windows, because the program ends. */
  close(): Promise<void>;
}

/**
 * Returns the `file.claim` and `file.release` methods: one window has a guide open for editing. Claims only warn users
 * of each other. Saves are protected by the lock and the hash.
 */
export function owning(machine: Machine, workspace: Workspace, home: string): Owning {
  const held = new Map<string, string>();
  return {
    methods: {
      'file.claim': async ({ file, key, take }) => {
        const place = await workspace.resolve(file);
        if (!place.ok) return place;
        const { path, name } = place.value;
        try {
          const made = await oneAtATime(`claim ${path}`, async () => await claim(machine, home, { path, key, take }));
          if (made.state === 'mine') held.set(path, key);
          return done(made);
        } catch (error) {
          return failed({ code: 'fileSystem', file: name, cause: systemErrorCode(error) });
        }
      },
      'file.release': async ({ file, key }) => {
        const place = await workspace.resolve(file);
        if (!place.ok) return done(null);
        if (held.get(place.value.path) === key) held.delete(place.value.path);
        await release(machine, await claimPath(machine, home, place.value.path), key);
        return done(null);
      },
    },
    holderOf: async (path) => {
      const standing = await read(machine, await claimPath(machine, home, path));
      if (!standing || isOver(machine, standing)) return null;
      return { owner: standing.claim.owner, here: standing.claim.host === machine.hostName };
    },
    close: async () => {
      for (const [path, key] of held) await release(machine, await claimPath(machine, home, path), key);
      held.clear();
    },
  };
}

async function claim(
  machine: Machine,
  home: string,
  { path, key, take }: { readonly path: string; readonly key: string; readonly take: boolean },
): Promise<Claim> {
  const at = await claimPath(machine, home, path);
  const standing = await read(machine, at);
  const mine = standing?.claim.key === key;
  if (standing && !mine && !take && !isOver(machine, standing)) {
    const { owner, host, since } = standing.claim;
    return { state: 'other', owner, machine: host, since, here: host === machine.hostName };
  }
  try {
    if (at.startsWith(home)) await makeHome(machine, at);
    const { userName: owner, hostName: host, processId: pid } = machine;
    await writeClaim(machine, at, { owner, host, pid, key, since: mine ? standing.claim.since : machine.now() });
    return { state: 'mine' };
  } catch (error) {
    if (!takesNoClaim.has(systemErrorCode(error))) throw error;
    return { state: 'unmarked' };
  }
}

async function read(machine: Machine, path: string): Promise<Standing | null> {
  const found = await readWhole(machine.fileSystem, path, 10_000);
  if (found.state !== 'read') return null;
  const parsed = parseClaim(found.bytes);
  return parsed && { path, claim: parsed, renewedAt: found.facts.modifiedAt };
}

function isOver(machine: Machine, { path, claim: { host, pid }, renewedAt }: Standing): boolean {
  const silent = ageOf(machine, path, renewedAt);
  if (host !== machine.hostName) return silent > silentElsewhereMs;
  return silent > silentHereMs || !machine.isAlive(pid);
}

async function release(machine: Machine, path: string, key: string): Promise<void> {
  try {
    if ((await read(machine, path))?.claim.key === key) await machine.fileSystem.remove(path);
  } catch (error) {
    systemErrorCode(error);
  }
}
