import type { Action } from '../actions/action.ts';
import { isEditing } from '../actions/possible.ts';
import { words } from '../i18n/index.ts';
import { announce, read, showView } from '../session/index.ts';
import { openInvite } from './openInvite.ts';

/** Actions that invite people to a live study. */
export const inviteActions = {
  'study.invite': {
    label: () => words.frame.actions.invite,
    keys: [],
    enabled: (session) => isEditing(session) && session.guide?.onDisk.file !== null,
    run: () => void inviteToNewest(),
  },
} satisfies Record<string, Action>;

/** Opens the sheet of the newest live study of the open guide. Without one, the view of the study says what to do. */
async function inviteToNewest(): Promise<void> {
  const { host, guide } = read();
  const file = guide?.onDisk.file ?? null;
  if (file === null) return;
  const answer = await host.call('study.publications', { file });
  const live = answer.ok ? answer.value.publications.findLast((each) => each.status === 'live') : undefined;
  if (live?.selfRecruitLink !== undefined) return openInvite(live);
  showView('study');
  announce(words.frame.nothingToInviteTo);
}
