import { type DialogsOf } from '../session/index.ts';
import { EstimateDialog } from './EstimateDialog.tsx';

/** The dialogs of the estimate. */
export const estimateDialogs: DialogsOf<'estimate'> = {
  estimate: EstimateDialog,
};
