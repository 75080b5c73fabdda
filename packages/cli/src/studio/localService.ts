import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type LogDestination, type RunningService, startService } from '@guide-studio/study-service/node';

/** The study service of "This computer", with a key that lives as long as it does. */
export interface LocalService {
  readonly url: string;
  readonly apiKey: string;
  /** Revokes the key, then stops the service. */
  close(): Promise<void>;
}

const prefix = 'this-computer:';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that was killed could not revoke its key. */
async function revokeLeftovers(keys: RunningService['keys']): Promise<void> {
  for (const { id, name, revokedAt } of await keys.list()) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : null;
    if (pid !== null && revokedAt === null && (pid === process.pid || !isAlive(pid))) await keys.revoke(id);
  }
}

/** A new database comes with a key that is meant to be shown; nobody sees it here, so it must not stay valid. */
async function revokeUnseen({ newKey, keys }: RunningService): Promise<void> {
  if (newKey !== null) for (const { id } of await keys.list()) await keys.revoke(id);
}

/** The editor's terminal is for people: of the service's log it shows failures only (pino's level 50). */
const failuresOnly: LogDestination = {
  write(line) {
    if ((JSON.parse(line) as { level: number }).level >= 50) process.stderr.write(line);
  },
};

/**
 * Starts the service on a free port of 127.0.0.1 with its embedded database. Rejects with the error of the operating
 * system when the database or the port cannot be used.
 */
export async function startLocalService(database: string): Promise<LocalService> {
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  const service = await startService({ port: 0, data: database, log: failuresOnly });
  try {
    await revokeUnseen(service);
    await revokeLeftovers(service.keys);
    const { id, key } = await service.keys.create(`${prefix}${process.pid}`);
    return {
      url: service.url,
      apiKey: key,
      async close() {
        await service.keys.revoke(id);
        await service.close();
      },
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}
