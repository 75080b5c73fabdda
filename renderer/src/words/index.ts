export { languages, speak, type UiLanguage, words } from './words.ts';
