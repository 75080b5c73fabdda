import type { Connection } from '@guide-studio/host/common';
import { words } from '../i18n/index.ts';

/** Returns the name shown for a connection; the built-in one of this computer has no name of its own. */
export function connectionName({ builtIn, name }: Connection): string {
  return builtIn ? words.connections.thisComputer : name;
}
