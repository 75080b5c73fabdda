export { fileActions } from './fileActions.ts';
export { KeepGuide } from './KeepGuide.tsx';
export { LossesNotice } from './LossesNotice.tsx';
export { WelcomeScreen } from './WelcomeScreen.tsx';
