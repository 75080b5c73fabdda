export {
  carryPieces,
  carrySentence,
  conditionPieces,
  conditionSentence,
  criterionPieces,
  criterionSentence,
  type Piece,
  sentence,
} from './conditionPieces.ts';
