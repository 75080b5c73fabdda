import type { Fixer, FixName, SharedFixId } from './fix.ts';
import type { JsonNames } from './jsonNames.ts';

/** The texts of a finding in one language. */
interface FindingText<Params> {
  /** What is wrong and what to do next: a clause that can follow a place and ends with a full stop. */
  readonly sentence: (params: Params, inJson: JsonNames) => string;
  /** Why it matters, in one short sentence. */
  readonly why: string;
}

/** The names of the fixes that only this finding offers. `messages.*.ts` of this folder names the others. */
type OwnFixes<FixId extends string> = [FixId] extends [never]
  ? { readonly fixes?: never }
  : { readonly fixes: Readonly<Record<FixId, FixName>> };

type WordsOf<Module> = Module extends { readonly fix: Fixer<infer Params, infer FixId> }
  ? FindingText<Params> & OwnFixes<Exclude<FixId, SharedFixId>>
  : never;

/** The wording of a list of findings in one language: one entry a finding. */
export type FindingWords<Modules extends readonly { readonly id: string }[]> = {
  readonly [Module in Modules[number] as Module['id']]: WordsOf<Module>;
};

/** The wording of fixes in one language. Names of fixes that only one finding offers are in the entry of that finding. */
export interface FixWords {
  readonly names: Readonly<Record<SharedFixId, FixName>>;
  /** The same fix, applied several times. */
  readonly all: (name: string, count: number) => string;
  /** Several removed parts of one kind. */
  readonly allParts: (kind: string, count: number) => string;
}
