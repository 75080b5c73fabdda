// Specification, "ConceptSamplingConfig": subsampleCount.
import { isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';

/** subsampleCount must not exceed the number of concepts. */
export const subsampleAboveConcepts: PartAdvice<'subsampleAboveConcepts'> = {
  id: 'subsampleAboveConcepts',
  check(part, kind, advise) {
    const config = kind === 'block' ? part['conceptSamplingConfig'] : undefined;
    if (!isJsonObject(config)) return;
    const { concepts, subsampleCount } = config;
    if (!Array.isArray(concepts) || typeof subsampleCount !== 'number' || subsampleCount <= concepts.length) return;
    advise(['conceptSamplingConfig', 'subsampleCount'], { subsampleCount, concepts: concepts.length });
  },
};
