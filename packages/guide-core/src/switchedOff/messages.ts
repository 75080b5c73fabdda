import { textSentenceOf } from '../format/messages.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { SettingsFault } from './folderSettings.ts';
import { settingsWords as german } from './messages.de.ts';
import { settingsWords as english } from './messages.en.ts';
import type { SettingsWords } from './messages.types.ts';

const words: Readonly<Record<MessageLanguage, SettingsWords>> = { en: english, de: german };

/** Returns what is wrong with the settings of a folder, and what to do next, as sentences without the place. */
export function settingsSentence(fault: SettingsFault, language: MessageLanguage = 'en'): string {
  if (fault.code === 'text') return textSentenceOf(fault.issue, language);
  // The words are those of the same code.
  return words[language].faults[fault.code](fault as never);
}

/** Returns the same with its place in front. `file`: the name of the file. */
export function settingsMessage(file: string, fault: SettingsFault, language: MessageLanguage = 'en'): string {
  const { line, column = 1 } = fault;
  const place = line === undefined ? '' : `, ${words[language].place(line, column)}`;
  return `${file}${place}: ${settingsSentence(fault, language)}`;
}
