/**
 * Every change of the session, by subject. Nothing else writes to the store; `test/architecture` checks that. Functions
 * of the session and of the features call these.
 */

// A guide opens or closes
export {
  closeGuide,
  connect,
  endBeside,
  finishStart,
  keepBeside,
  openGuide,
  type Opening,
  refuseStart,
  removeBackup,
  showBackups,
} from './opening.ts';

// What the guide says, what is selected, what was found
export { endFresh, focusField, showEditor, showField, showFindings, showSelectionAgain } from './editing.ts';

// Views, panes, dialogs, messages
export {
  askFor,
  closeDialog,
  closeDialogFor,
  closeDialogWith,
  closeDrawer,
  dismissAllErrors,
  dismissError,
  announce,
  showRightPane,
  showDrawer,
  showGuideAlone,
  showProblems,
  showError,
  showView,
  toggleRows,
} from './showing.ts';

// The file and what is beside it, saving, backups
export {
  dismissCopies,
  followFile,
  markAdopted,
  markReformatted,
  markPathFindingsOlder,
  markSaved,
  noteSaved,
  markVersionsFail,
  pauseAutosave,
  reportOutside,
  reportBackupError,
  showBeside,
  showBrokenTests,
  showCommentSwitches,
  showFolderSwitches,
  showAudience,
  showOwner,
  showPathFindings,
  showSaving,
} from './file.ts';

// Whether the host answers
export { isHostLost, loseHost, markHostLost, regainHost } from './host.ts';

// A merge
export {
  closeMerge,
  decideConflict,
  decideConflicts,
  endMerge,
  endMergeWithCopy,
  mergeFrom,
  mergeNewer,
  openMerge,
  postponeMerge,
  reopenMerge,
  reportUnfinished,
} from './merging.ts';

// Settings of the window
export { setAutosave, setLanguage, setPreferences, setTheme } from './settings.ts';
