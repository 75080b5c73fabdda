import type { MessageLanguage } from '@guide-studio/guide-core';
import type { SheetProblem, SheetProblemCode } from '@guide-studio/guide-core/translations';

/** Returns what is wrong with a row of a file, and what to do. */
export const sheetProblemMessage = (problem: SheetProblem, language: MessageLanguage): string =>
  language === 'de' ? inGerman[problem.code](problem.params) : problem.message;

type Params = SheetProblem['params'];

const inGerman: Readonly<Record<SheetProblemCode, (params: Params) => string>> = {
  notPlaced: ({ id = '', source = '', path = '' }) =>
    `Der Leitfaden hat keinen Text${id === '' ? '' : ` mit der externalId „${id}“`} „${source}“ (${path}).`,
  otherState: ({ state = '', language = '' }) =>
    `„${state}“ ist kein Stand. Schreiben Sie new, changed, reviewed oder nichts (${language}).`,
  twoTranslations: ({ source = '', language = '' }) =>
    `Eine frühere Zeile hat eine andere Übersetzung von „${source}“ (${language}).`,
  missingColumn: ({ missing = '' }) =>
    `Der Tabelle fehlt die Spalte ${missing}. Ihre erste Zeile muss die Spalten benennen.`,
  otherColumn: ({ name = '' }) => `„${name}“ gehört zu keiner Spalte einer Sprache. Prüfen Sie den Namen.`,
  noLanguage: () => 'Die Tabelle hat keine Spalte einer Sprache, etwa „de“.',
};
