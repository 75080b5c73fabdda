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
export { languageNames, languages, speak, spoken, type UiLanguage, words } from './words.ts';
export { clockText, dayText, listText, numberText } from './formats.ts';
