export { loadExample, openExample } from './example.ts';
export type { SimulatedPerson } from './examplePeople.ts';
export type { SpokenExample } from './spokenExample.ts';
export { deciding, ifChosen, named } from './guideParts.ts';
