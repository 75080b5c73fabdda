import { type OpenGuide } from '../session/index.ts';

/** Returns true for texts that are edited in the guide and have no field beside it. */
export function isWrittenInGuide({ path }: NonNullable<OpenGuide['jump']>): boolean {
  return writtenInGuide.has(path) && document.querySelector('[data-inline]') !== null;
}

const writtenInGuide: ReadonlySet<string> = new Set([
  'text',
  'title',
  'nickname',
  'content.title',
  'content.description',
  'addInstructions',
]);
