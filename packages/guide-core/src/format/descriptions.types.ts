import type { descriptions } from './descriptions.en.ts';

/** A property of the contract, prefixed with its object. */
export type DescribedProperty = keyof typeof descriptions;
