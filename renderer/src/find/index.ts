export { FindBar } from './FindBar.tsx';
export { asQuery, isSameQuery, lookFor, openFind, queryOf, useFinding, useQuery } from './finding.ts';
export { SearchBar } from './SearchBar.tsx';
export { type SearchStop, searchTexts } from './searchTexts.ts';
