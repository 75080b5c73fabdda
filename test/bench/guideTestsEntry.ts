export {
  commit,
  createEditorState,
  fromWireWithKeys,
  placeTest,
  run,
  toWire,
  validate,
  walk,
} from '@guide-studio/guide-core';
export { interviewOfTest, testFrom, testGuide } from '@guide-studio/interview-engine/tests';
export { createRandom } from '../generate/random.ts';
export { routedGuide } from '../generate/routedGuide.ts';
