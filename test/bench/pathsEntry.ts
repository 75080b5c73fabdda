export { validate } from '@guide-studio/guide-core';
export {
  countJourneys,
  coveringSet,
  explore,
  findingsOf,
  goalsToCover,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
export { forecast } from '@guide-studio/interview-engine/forecast';
export { createRandom } from '../generate/random.ts';
export { routedGuide } from '../generate/routedGuide.ts';
