/**
 * The session: the window, the guide that is open in it, and what happens to both. Features import from here only. The
 * setter of the store is not among it: to change something, call a transition.
 */

// Read and follow
export { read, readGuide, useGuide, useRoot, useSession } from './store.ts';
export { createShared, useEditable } from './shared.ts';
export {
  type GuideOnDisk,
  isEditable,
  isWhole,
  type Merging,
  type OpenGuide,
  type ExternalChange,
  type Owner,
  type Pane,
  phaseOf,
  type Preferences,
  type Session,
  type StickyError,
  type Audience,
  type FoundOnPaths,
  type SettingsProblem,
  type View,
  views,
} from './state.ts';
export { hasUnsavedWork, isChanged, isDirty } from './unsaved.ts';
export { hasBrokenTests } from './hasBrokenTests.ts';

// Every change
export * from './transitions/index.ts';

// Commands, selection, history
export { ask, carryOut, dispatch, dispatchAll, dispatchTexts, jumpTo, redo, select, show, undo } from './edit.ts';
export { pick, selectSiblings, selectTo } from './selecting.ts';
export { goToHistoryStep } from './goToHistoryStep.ts';

// Problems and advice
export { checked } from './checking.ts';
export {
  type CheckedFinding,
  codeOfFinding,
  type Findings,
  findings,
  hasOnlyUnseen,
  kindOfFinding,
  type OffShown,
  type ShownFinding,
  useFindings,
  useFindingsAt,
} from './marks.ts';
export { severities, type Severity, worstIn } from './severity.ts';

// The guide as text
export { guideText, shownGuide } from './guideText.ts';

// Files and unsaved work
export {
  afterUnsaved,
  betweenSaves,
  newExample,
  newGuide,
  newImport,
  openFile,
  openWithDialog,
  save,
  saveAs,
  saveOver,
  saveUnderNewName,
} from './files.ts';
export { guideIn } from './guideIn.ts';
export { mergingOf } from './mergingText.ts';
export { replaceKept } from './replaceGuide.ts';
export type { AskedDialog, DialogsOf } from './dialogs.ts';
export { inNotesLine, takeAlong } from './takeAlong.ts';
export { backupsSettled, keepNow } from './backup.ts';
export { discardBackup, loadBackups, offerRecovery, restore } from './recovery.ts';
export {
  isLeaving,
  leaveWindow,
  leftBehind,
  reloadWindow,
  registerHeldText,
  registerOpenInterviews,
} from './leaving.ts';

// Messages
export { reportHostError, reportKept, reportMergeWaits } from './reportHostError.ts';

// Start and settings
export { startSession } from './startSession.ts';
export { chooseAutosave } from './autosave.ts';
export { chooseLanguage, chooseTheme, prefer } from './settings.ts';
export { useTheme } from './useTheme.ts';
