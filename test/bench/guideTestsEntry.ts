export {
  commit,
  createEditorState,
  placeTest,
  run,
  toWire,
  validate,
} from '@guide-studio/guide-core';
export { interviewOfTest, testFrom, testGuide } from '@guide-studio/interview-engine/tests';
export { guideReceiver, guideSender } from '../../renderer/src/worker/sentGuide.ts';
export { createRandom } from '../generate/random.ts';
export { routedGuide } from '../generate/routedGuide.ts';
