export { packWords, type PackWords } from './words.ts';
