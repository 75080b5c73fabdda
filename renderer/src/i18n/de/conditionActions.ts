import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { conditionActions as english } from '../en/conditionActions.ts';

const { counted } = pluralsOf('de');
const parts = (count: number) => counted(count, { one: 'Teil', other: 'Teile' });

/** Copying a condition, and giving it to several parts. */
export const conditionActions: typeof english = {
  copy: 'Bedingung kopieren',
  paste: 'Bedingung einfügen',
  forMany: 'Bedingung für die Auswahl …',
  forBlock: 'Bedingung für alle Fragen …',
  skip: 'Springen zu …',
  copied: 'Bedingung kopiert.',
  pasted: (count) => `Bedingung in ${parts(count)} eingefügt.`,
  hasItAlready: 'Diese Bedingung haben sie schon.',
  nothingCopied: 'In der Zwischenablage ist keine Bedingung.',
  nothingCopiedNext: 'Wählen Sie eine Frage mit einer Bedingung, dann „Bedingung kopieren“, und fügen Sie erneut ein.',
  noPlace: 'Es ist nichts ausgewählt, das eine Bedingung haben kann.',
  noPlaceNext: 'Wählen Sie Fragen, Konzepte oder einen Block aus, und fügen Sie erneut ein.',
  cannotPasteNext:
    'Es wurde nichts geändert. Fügen Sie sie nach dieser Frage ein, oder legen Sie die Bedingung hier an.',
  missingNext:
    'Es wurde nichts geändert. Kopieren Sie diese Frage aus ihrem Leitfaden, und fügen Sie sie hier vor der ausgewählten ein; fügen Sie dann die Bedingung erneut ein.',
  problems: {
    mixed:
      'Behält ihre Bedingung: Zusammen würden sie „alles davon“ und „eines davon“ mischen. Das kann eine Bedingung nicht.',
    unreadable: 'Behält ihre Bedingung: Sie ist nicht fertig. Stellen Sie sie erst fertig, oder ersetzen Sie sie.',
    missing: {
      question: (name) => `Die Frage „${name}“ gibt es in diesem Leitfaden nicht.`,
      choice: (name) => `Die Option „${name}“ hat die Frage hier nicht.`,
      matrixRow: (name) => `Die Zeile „${name}“ hat die Frage hier nicht.`,
      carryForward: (name) => `„${name}“ gibt es in diesem Leitfaden nicht.`,
    },
    reference: {
      notEarlier: 'Sie wird nicht nach der Frage der Bedingung gestellt.',
      notInEarlierBlock: 'Ein Konzept kann nur von Fragen früherer Blöcke abhängen.',
      wrongType: 'Die Frage der Bedingung ist hier keine Auswahlfrage oder Matrix.',
    },
  },
};
