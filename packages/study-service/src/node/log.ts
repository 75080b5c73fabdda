import { pino } from 'pino';
import type { Log } from '../service.ts';

/** Receives the log lines. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Returns a log of one JSON line per request and failure, with allowed fields only. An error has its name, code and
 * stack: database messages contain no values, and statements are not logged.
 */
export function createLog(destination: LogDestination): Log & { warn(sentence: string): void } {
  const logger = pino({ base: null }, destination);
  return {
    warn: (sentence) => logger.warn(sentence),
    request: (entry) => logger.info(entry),
    failure: (route, error) => {
      const known = error instanceof Error ? error : new Error('unknown');
      const code = 'code' in known ? String(known.code) : undefined;
      logger.error({ route, name: known.name, code, stack: known.stack });
    },
  };
}
