export { KeepGuide } from './KeepGuide.tsx';
export { LossesNotice } from './LossesNotice.tsx';
export { WelcomeScreen } from './WelcomeScreen.tsx';
// For other modules that create files
export { shortName, whenOf } from '../words/fileWords.ts';
