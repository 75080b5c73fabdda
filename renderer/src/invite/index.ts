import { fetched } from '../browser/fetched.ts';

export { inviteActions } from './inviteActions.ts';
export { openInvite } from './openInvite.ts';
export { useNetwork } from './useNetwork.ts';
export { type StudyIntakeHere, useIntake } from './useIntake.ts';
export const Intake = fetched(async () => (await import('./Intake.tsx')).Intake);
