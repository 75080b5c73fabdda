/**
 * The settings of a folder of guides, and advice that is switched off there or by a comment.
 *
 * ```ts
 * import { advise } from '@guide-studio/guide-core';
 * import { fromWire, nodeAtPath } from '@guide-studio/guide-core/edit';
 * import { folderSettingsOf, switchOff } from '@guide-studio/guide-core/settings';
 *
 * const guide = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'Your name:\u0007' }] }],
 * };
 * const read = folderSettingsOf('{ "advice": { "controlCharacters": "off" } }');
 * const ids = read.ok ? read.off : [];
 * const doc = fromWire(guide);
 * const { shown, off } = switchOff(doc, advise(guide), {
 *   partOf: ({ path }) => nodeAtPath(doc, path).node.key,
 *   switches: { folder: { file: 'guide-studio.json', ids }, comments: [] },
 * });
 * console.log(shown.length, off.map(({ finding }) => finding.code)); // 0 [ 'controlCharacters' ]
 * ```
 *
 * - {@link folderSettingsOf} reads a `guide-studio.json`; {@link settingsMessage} words what is wrong with one.
 * - {@link commentSwitches} finds the comments that switch off advice, {@link switchText} writes one.
 * - {@link switchOff} sorts findings; {@link switchIssues} warns of comments that switch off nothing.
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
