import { pino } from 'pino';
import type { Log } from '../service.ts';

/** Where lines go. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * One JSON line per request and per failure, of allowed fields only. Of an error its name, code and stack: messages of
 * the database hold no values, and no statement is logged.
 */
export function createLog(destination: LogDestination): Log {
  const logger = pino({ base: null }, destination);
  return {
    request: (entry) => logger.info(entry),
    failure: (route, error) => {
      const known = error instanceof Error ? error : new Error('unknown');
      const code = 'code' in known ? String(known.code) : undefined;
      logger.error({ route, name: known.name, code, stack: known.stack });
    },
  };
}
