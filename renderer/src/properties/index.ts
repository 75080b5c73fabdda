export { Condition } from './Condition.tsx';
export { Properties } from './Properties.tsx';
export { propertyActions } from './propertyActions.ts';
export { questionName } from './questionName.ts';
export { isWrittenInGuide } from './writtenInGuide.ts';
