export {
  hostMessageOf,
  impactName,
  jsonSentenceOf,
  messageOf,
  entryName,
  refusalMessageOf,
  sentenceOf,
  tellChange,
  textMessageOf,
  textSentenceOf,
  titleOfConflict,
  whyOf,
} from './messages.ts';
export { languageNames, languages, speak, spoken, type UiLanguage, words } from './words.ts';
export { clockText, dayText, listText, numberText, percentText, secondsText, signedText } from './formats.ts';
export { shortName, sizeOf, whenOf } from './fileWords.ts';
