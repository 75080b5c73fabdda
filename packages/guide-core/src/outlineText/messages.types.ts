import type { OutlineRemark } from './parseOutline.ts';

/** How a line was read, and what to do if it was meant otherwise. */
export type RemarkWords = Readonly<Record<OutlineRemark['code'], (line: number, text: string) => string>>;
