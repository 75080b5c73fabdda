import type { Json } from '@guide-studio/guide-core';
import type { Session } from '../course/session.ts';

/** Data that others keep with a session: the engine carries it along and reads nothing of it. */
export interface SessionExtension<Value> {
  /** Its name among the extensions of a session. */
  readonly name: string;
  /** The version of the form in which it is written. */
  readonly version: number;
  /**
   * Reads what was written in this version or an earlier one; null if it cannot be read. Version 0 is what was beside the
   * engine's own data, under this name, before sessions had extensions.
   */
  readonly read: (value: Json, version: number) => Value | null;
}

/** Returns what an extension keeps with a session; null if there is nothing, or if it cannot be read. */
export function extensionOf<Value>(session: Session, { name, read }: SessionExtension<Value>): Value | null {
  const kept = session.extensions?.[name];
  if (kept !== undefined) return read(kept.value, kept.version);
  const before: Json | undefined = Object.entries(session).find(([key]) => key === name)?.[1] as Json | undefined;
  return before === undefined ? null : read(before, 0);
}

/** Returns the session with something that an extension keeps. */
export function withExtension<Value extends Json>(
  session: Session,
  { name, version }: SessionExtension<Value>,
  value: Value,
): Session {
  return { ...session, extensions: { ...session.extensions, [name]: { version, value } } };
}
