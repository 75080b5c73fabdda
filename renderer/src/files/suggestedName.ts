import { guideFileName } from '@guide-studio/host/common';
import { shortName, words } from '../words/index.ts';

const mostCharacters = 60;

/**
 * Returns a suggested file name: a copy of the current one, otherwise the title without characters that files cannot
 * have.
 */
export function suggestedName(file: string | null, title: string): string {
  if (file !== null) return words.files.saveAs.copyOf(shortName(file));
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*.]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = plain.slice(0, mostCharacters).trim();
  return guideFileName(short).ok ? short : words.files.saveAs.untitled;
}
