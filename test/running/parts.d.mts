export interface Step {
  readonly title: string;
  readonly tool: string;
  readonly args: readonly string[];
}
type Groups = readonly (readonly Step[])[];
export const quick: Groups;
export const usual: Groups;
export const full: Readonly<Record<string, Groups>>;
