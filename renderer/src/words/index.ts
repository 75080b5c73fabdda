export { languages, speak, spoken, type UiLanguage, words } from './words.ts';
export { clockText, dayText, listText, numberText } from './formats.ts';
