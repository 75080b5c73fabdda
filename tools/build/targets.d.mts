/** The folder of the project. */
export declare const root: string;

/** A bundle: where it is written, and which files make it stale when they change, from {@link root}. */
export interface Target {
  readonly output: string;
  readonly proof: string;
  readonly inputs: readonly string[];
}

/** Every bundle of the project. */
export declare const targets: Readonly<Record<'cli' | 'renderer' | 'page' | 'controls' | 'electron', Target>>;
