export {
  hostMessageOf,
  impactName,
  messageOf,
  nameOf,
  refusalMessageOf,
  sentenceOf,
  tellChange,
  tellConflict,
  textMessageOf,
  textSentenceOf,
} from './messages.ts';
export { languages, speak, spoken, type UiLanguage, words } from './words.ts';
export { clockText, dayText, listText, numberText } from './formats.ts';
