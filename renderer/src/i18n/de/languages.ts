import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');
const translations = { one: 'Übersetzung', other: 'Übersetzungen' };

export const languages: Words['languages'] = {
  undone: (count) => `Rückgängig gemacht: ${counted(count, translations)}`,
  redone: (count) => `Wiederholt: ${counted(count, translations)}`,
  notUndone: 'Der Leitfaden wurde seitdem anderswo geändert. Machen Sie es im Reiter „Leitfaden“ rückgängig.',
  noLanguages: 'Die Studie ist in einer Sprache. Fügen Sie im Reiter „Sprachen“ eine weitere hinzu.',
  nothingMissing: 'Jeder Text hat eine passende Übersetzung.',
};
