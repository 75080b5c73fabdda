/**
 * The settings of a folder of guides, and advice that is switched off there or by a comment.
 *
 * @module @guide-studio/guide-core/settings
 */
export {
  commentSwitches,
  type CommentSwitch,
  switchesIn,
  switchIn,
  switchText,
} from '../switchedOff/commentSwitches.ts';
export {
  AdviceSettings,
  FolderSettings,
  folderSettingsFile,
  folderSettingsOf,
  Off,
  type SettingsFault,
  type SettingsRead,
} from '../switchedOff/folderSettings.ts';
export { settingsMessage, settingsSentence } from '../switchedOff/messages.ts';
export {
  isSwitchable,
  type PathAdviceId,
  pathAdviceIds,
  type SwitchableId,
  switchableIds,
} from '../switchedOff/switchableIds.ts';
export {
  commentedPart,
  noSwitches,
  type OffFinding,
  type Switched,
  type SwitchedBy,
  type Switches,
  switchIssues,
  switchOff,
} from '../switchedOff/switchOff.ts';
