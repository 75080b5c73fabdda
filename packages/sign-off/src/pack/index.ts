export type {
  Approval,
  Fact,
  Pack,
  PackAnswer,
  PackApproval,
  PackBlock,
  PackChanges,
  PackConcept,
  PackFinding,
  PackItem,
  PackTest,
} from './pack.ts';
export { packOf, type PackOptions } from './packOf.ts';
export type { ListedTest } from './packTests.ts';
