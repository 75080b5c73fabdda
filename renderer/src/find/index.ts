export { FindBar } from './FindBar.tsx';
export { asQuery, lookFor, openFind, queryOf, useFinding, useQuery } from './finding.ts';
export { SearchBar } from './SearchBar.tsx';
