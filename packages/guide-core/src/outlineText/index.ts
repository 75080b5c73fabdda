export { describeOutlineRemark } from './describeRemark.ts';
export * from './outlineText.ts';
export {
  blockWire,
  type OutlineBlock,
  type OutlineRemark,
  parseOutline,
  type ReadOutline,
  readOutline,
} from './parseOutline.ts';
export { type OptionLine, optionLines } from './optionLine.ts';
