import type { DialogsOf } from '../session/index.ts';
import { ConditionDialog } from './ConditionDialog.tsx';
import { SkipDialog } from './SkipDialog.tsx';

/** The dialogs that give one condition to several parts. */
export const conditionDialogs: DialogsOf<'conditionForMany' | 'skip'> = {
  conditionForMany: ConditionDialog,
  skip: SkipDialog,
};
