export { validate } from '@guide-studio/guide-core';
export { commit, createEditorState, run, toWire } from '@guide-studio/guide-core/edit';
export { goalsToCover } from '@guide-studio/interview-engine/internal';
export {
  countJourneys,
  coveringSet,
  explore,
  findingsOf,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
export { forecast } from '@guide-studio/interview-engine/forecast';
export { guideReceiver, guideSender } from '../../renderer/src/worker/sentGuide.ts';
export { createRandom } from '../generate/random.ts';
export { routedGuide } from '../generate/routedGuide.ts';
