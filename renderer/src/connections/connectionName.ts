import type { Connection } from '@guide-studio/host/common';
import { words } from '../words/index.ts';

/** What a connection is called here: the one of this computer has no name that a person gave it. */
export function connectionName({ builtIn, name }: Connection): string {
  return builtIn ? words.connections.thisComputer : name;
}
