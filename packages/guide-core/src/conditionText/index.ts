export {
  carryPieces,
  carrySentence,
  choicesText,
  conditionPieces,
  conditionSentence,
  criterionPieces,
  criterionSentence,
  type Piece,
  sentence,
} from './conditionPieces.ts';
export { type ConditionReadings, conditionReadings } from './conditionReadings.ts';
export { insideQuotes } from './insideQuotes.ts';
export { isolated } from './isolated.ts';
export { unfinished } from './unfinished.ts';
export { questionLabel } from './questionLabel.ts';
