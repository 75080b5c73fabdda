import type { MessageLanguage } from '@guide-studio/guide-core';
import { germanTable } from './tableWords.de.ts';
import { englishTable } from './tableWords.en.ts';
import type { TableWords } from './tableWords.types.ts';

export const tableWords: Readonly<Record<MessageLanguage, TableWords>> = { en: englishTable, de: germanTable };
