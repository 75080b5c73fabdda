import { type DialogsOf } from '../session/index.ts';
import { ApproveDialog } from './ApproveDialog.tsx';

/** The dialogs of the study that actions open. */
export const studyDialogs: DialogsOf<'approve'> = {
  approve: ApproveDialog,
};
