export { Condition } from './Condition.tsx';
export { LinkSuggestions } from './LinkSuggestions.tsx';
export { Properties } from './Properties.tsx';
export { propertyActions } from './propertyActions.ts';
export { questionName } from './questionName.ts';
export { isWrittenInGuide } from './writtenInGuide.ts';
export { takesJump } from './takesJump.ts';
export { QuestionPicker } from './QuestionPicker.tsx';
export { choiceOf, type QuestionChoice } from './useSources.ts';
