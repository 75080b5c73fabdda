// Specification, "ConceptSamplingConfig": subsampleCount.
import { removeProperty } from '../findings/removeProperty.ts';
import { isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';

type Params = {
  readonly subsampleCount: number;
  readonly concepts: number;
};

/** subsampleCount must not exceed the number of concepts. */
export const subsampleAboveConcepts: PartAdvice<'subsampleAboveConcepts', Params, 'lowerSample'> = {
  id: 'subsampleAboveConcepts',
  checkPart(part, kind, report) {
    const config = kind === 'block' ? part['conceptSamplingConfig'] : undefined;
    if (!isJsonObject(config)) return;
    const { concepts, subsampleCount } = config;
    if (!Array.isArray(concepts) || typeof subsampleCount !== 'number' || subsampleCount <= concepts.length) return;
    report(['conceptSamplingConfig', 'subsampleCount'], { subsampleCount, concepts: concepts.length });
  },
  fix({ node, params: { concepts: to } }) {
    const path = ['conceptSamplingConfig', 'subsampleCount'];
    return [
      { id: 'lowerSample', isCertain: true, params: { to }, how: (draft) => draft.set(node.key, path, to) },
      removeProperty(node, path),
    ];
  },
};
