import { fetched } from '../browser/fetched.ts';
import type { DialogsOf } from '../session/index.ts';

/** The sheet that invites people. It is loaded when it is opened. */
export const inviteDialogs: DialogsOf<'invite'> = {
  invite: fetched(async () => (await import('./InviteDialog.tsx')).InviteDialog),
};
