// Specification, "Conditional and criteria": choices are option ids, falling back to option text; matrixRow is the text
// of a row. If several options or rows share a name, the first one counts.
import type { PartReader } from './reader.ts';

/** The names in a list of options. */
export interface OptionNames {
  /** The position of each id. */
  readonly byId: ReadonlyMap<string, number>;
  /** The position of each text, also of an empty one: choices follow an option while it is rewritten. */
  readonly byText: ReadonlyMap<string, number>;
}

// By identity: guides are immutable, and many criteria refer to the same question.
const known = new WeakMap<readonly unknown[], OptionNames>();

/** Returns the names in a list of options. */
export function optionNames<Part>(options: readonly Part[], read: PartReader<Part>): OptionNames {
  const before = known.get(options);
  if (before) return before;
  const byId = new Map<string, number>();
  const byText = new Map<string, number>();
  for (const [position, option] of options.entries()) {
    const id = read.field(option, 'externalId');
    const text = read.field(option, 'text');
    // An empty id is a shape error and identifies nothing.
    if (typeof id === 'string' && id !== '' && !byId.has(id)) byId.set(id, position);
    if (typeof text === 'string' && !byText.has(text)) byText.set(text, position);
  }
  const names = { byId, byText };
  known.set(options, names);
  return names;
}

/** Returns the position of the option that a choice names, or undefined. */
export function positionNamed({ byId, byText }: OptionNames, choice: string): number | undefined {
  return byId.get(choice) ?? byText.get(choice);
}

/** Returns the option that a choice names, or undefined. */
export function optionNamed<Part>(options: readonly Part[], choice: string, read: PartReader<Part>): Part | undefined {
  const position = positionNamed(optionNames(options, read), choice);
  return position === undefined ? undefined : options[position];
}

/** Returns the position of the row that a `matrixRow` names, or -1. */
export function positionOfRow<Part>(rows: readonly Part[], text: string, read: PartReader<Part>): number {
  return rows.findIndex((row) => read.field(row, 'text') === text);
}
