export {
  hostMessageOf,
  jsonSentenceOf,
  messageOf,
  entryName,
  refusalMessageOf,
  sentenceOf,
  textMessageOf,
  textSentenceOf,
  whyOf,
} from './messages.ts';
export { languageNames, languages, speak, uiLanguage, type UiLanguage, words } from './words.ts';
export {
  clockText,
  dayText,
  listText,
  numberText,
  percentText,
  secondsText,
  signedText,
  typedNumber,
} from './formats.ts';
export { shortName, sizeOf, whenOf } from './fileWords.ts';
