export {
  hostMessageOf,
  messageOf,
  nameOf,
  refusalMessageOf,
  sentenceOf,
  textMessageOf,
  textSentenceOf,
} from './messages.ts';
export { languages, speak, spoken, type UiLanguage, words } from './words.ts';
export { clockText, dayText, listText, numberText } from './formats.ts';
