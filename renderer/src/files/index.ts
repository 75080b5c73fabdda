export { KeepGuide } from './KeepGuide.tsx';
export { LossesNotice } from './LossesNotice.tsx';
export { WelcomeScreen } from './WelcomeScreen.tsx';
// For what else is made from a file
export { shortName, whenOf } from './fileWords.ts';
