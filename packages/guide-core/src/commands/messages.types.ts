import type { RefusalCode } from './command.ts';
import type { CommandId } from './registry.ts';

export type Params = Readonly<Record<string, string | number>>;

/** The ids of history entries: commands, and groups of them as one entry. */
export type EntryId = CommandId | 'many.set' | 'many.convert' | 'text.paste' | 'text.replace';

/** The wording of commands in one language. */
export interface CommandWords {
  readonly names: Readonly<Record<EntryId, (params: Params) => string>>;
  readonly refusals: Readonly<Record<RefusalCode, (params: Params) => string>>;
  /** The name of a history entry with an unknown id. */
  readonly edit: string;
}
