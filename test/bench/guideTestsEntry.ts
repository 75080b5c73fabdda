export { validate } from '@guide-studio/guide-core';
export { commit, createEditorState, run, toWire } from '@guide-studio/guide-core/edit';
export { placeTest } from '@guide-studio/guide-core/tests';
export { interviewOfTest } from '@guide-studio/interview-engine/internal';
export { testFrom, testGuide } from '@guide-studio/interview-engine/tests';
export { guideReceiver, guideSender } from '../../renderer/src/worker/sentGuide.ts';
export { createRandom } from '../generate/random.ts';
export { routedGuide } from '../generate/routedGuide.ts';
