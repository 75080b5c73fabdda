export * from './outlineText.ts';
export { blockWire, type OutlineBlock, parseOutline } from './parseOutline.ts';
export { type OptionLine, optionLines } from './optionLine.ts';
