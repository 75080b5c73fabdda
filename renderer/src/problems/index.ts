export { FirstProblem } from './FirstProblem.tsx';
export { hasProblemList } from './hasProblemList.ts';
export { nextProblem } from './nextProblem.ts';
export { foldProblems, openProblems } from './openProblems.ts';
export { problemActions } from './problemActions.ts';
export { Problems } from './Problems.tsx';
export { useShownPlace } from './reveal.ts';
export { applyFix, useFixes } from './useFixes.ts';
