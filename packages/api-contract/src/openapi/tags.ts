import type { OperationFamily } from '../operation.ts';
import type { OpenApiNode } from './openApiNode.ts';

const tags: Readonly<Record<OperationFamily, { readonly name: string; readonly description: string }>> = {
  versioned: {
    name: 'Public API',
    description: 'The Research Interview Study API, version 1. Every service of this API has these operations.',
  },
  legacy: {
    name: 'Public API, deprecated',
    description: 'The older operations of the Research Interview Study API. Use those of version 1.',
  },
  studio: {
    name: 'Studies',
    description: 'Only services of Guide Studio: what the public API leaves out about studies and responses.',
  },
  participant: {
    name: 'Interviews',
    description: 'Only services of Guide Studio: the interview of one participant, with the token of its start.',
  },
  operating: {
    name: 'Operation',
    description: 'Only services of Guide Studio: health, figures, recordings and the participant page.',
  },
};

/** Returns the tag of the operations of a family. */
export const tagOf = (family: OperationFamily): string => tags[family].name;

/** The tags of the document. Those of the public contract come first. */
export const allTags: readonly OpenApiNode[] = Object.values(tags);
