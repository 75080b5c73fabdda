export {
  jsonSentenceOf,
  messageOf,
  entryName,
  refusalMessageOf,
  sentenceOf,
  textMessageOf,
  textSentenceOf,
  whyOf,
} from './messages.ts';
export { hostMessageOf, languageNames, languages, speak, uiLanguage, type UiLanguage, words } from './words.ts';
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
