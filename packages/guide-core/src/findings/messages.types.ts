import type { Fixer, FixName, SharedFixId } from '../fixes/fix.ts';
import type { JsonNames } from '../validate/jsonNames.ts';

/** What is said about a finding in one language. */
interface Said<Params> {
  /** What is wrong and what to do next: a clause that can follow a place and ends with a full stop. */
  readonly says: (params: Params, inJson: JsonNames) => string;
  /** Why it matters, in one short sentence. */
  readonly why: string;
}

/** The names of the fixes that only this finding offers. `fixes/messages.*.ts` names the others. */
type OwnFixes<FixId extends string> = [FixId] extends [never]
  ? { readonly fixes?: never }
  : { readonly fixes: Readonly<Record<FixId, FixName>> };

type WordsOf<Module> = Module extends { readonly fix: Fixer<infer Params, infer FixId> }
  ? Said<Params> & OwnFixes<Exclude<FixId, SharedFixId>>
  : never;

/** The wording of a list of findings in one language: one entry a finding. */
export type FindingWords<Modules extends readonly { readonly id: string }[]> = {
  readonly [Module in Modules[number] as Module['id']]: WordsOf<Module>;
};
