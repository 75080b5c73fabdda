import type { Session } from '../course/session.ts';

/** An invented participant: a whole interview. */
export interface Persona {
  /** Complete: its draws, link and answers to every question asked. */
  readonly session: Session;
  /** The goals that its interview reaches, by {@link goalKey}. */
  readonly covers: ReadonlySet<string>;
}
