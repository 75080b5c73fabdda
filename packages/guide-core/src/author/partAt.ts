import type { Path } from '../json.ts';
import { criteriaIn, type Criterion } from './conditions.ts';
import type { AuthoredBlock, AuthoredConcept } from './parts.ts';
import { placeOf } from './place.ts';
import type { AnyQuestion } from './questions.ts';

/** What a path of the written guide leads to, from the outside to the inside. */
export interface PartAt {
  readonly block: AuthoredBlock | undefined;
  readonly question: AnyQuestion | undefined;
  readonly concept: AuthoredConcept | undefined;
  readonly criterion: Criterion | undefined;
  /** The path of the question or concept, or of the block without one. */
  readonly path: Path;
}

/** Returns the parts on a path of the guide that these blocks are written as. */
export function partAt(blocks: readonly AuthoredBlock[], path: Path): PartAt {
  const [, at, list, ...rest] = path;
  const block = typeof at === 'number' ? blocks[at] : undefined;
  const isConcept = list === 'conceptSamplingConfig';
  const index = isConcept ? rest[1] : rest[0];
  const own = typeof index === 'number' ? index : -1;
  const question = isConcept ? undefined : block?.items[own];
  const concept = isConcept ? block?.concepts?.[own] : undefined;
  const [field, , number] = rest.slice(isConcept ? 2 : 1);
  const when = (question ?? concept)?.when;
  const criterion =
    when !== undefined && field === 'conditional'
      ? criteriaIn(when)[typeof number === 'number' ? number : 0]
      : undefined;
  const length = question === undefined && concept === undefined ? 2 : isConcept ? 5 : 4;
  return { block, question, concept, criterion, path: path.slice(0, length) };
}

/** Returns the stack from the code that made the innermost part on a path. */
export function stackAt(blocks: readonly AuthoredBlock[], path: Path): string | undefined {
  const { block, question, concept, criterion } = partAt(blocks, path);
  return placeOf(criterion) ?? placeOf(question ?? concept) ?? placeOf(block);
}
