import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { plural, number } = pluralsOf('de');

export const media: Words['media'] = {
  addFile: 'Bild oder Video hinzufügen …',
  chooseFile: 'Datei wählen …',
  replace: 'Andere Datei wählen …',
  byAddress: 'Als Adresse',
  file: 'Datei neben dem Leitfaden',
  nameLabel: 'Alternativtext',
  nameHint:
    'Was ist zu sehen? Wird Menschen vorgelesen, die es nicht sehen, und gezeigt, wenn es nicht geladen werden kann.',
  noName: 'Alternativtext fehlt',
  missing: 'Datei fehlt',
  missingNext: 'Die Datei liegt nicht neben dem Leitfaden, oder sie ist beschädigt. Wählen Sie sie noch einmal.',
  added: (count) =>
    plural(count, {
      one: 'Datei hinzugefügt. Schreiben Sie ihren Alternativtext.',
      other: `${number(count)} Dateien hinzugefügt. Schreiben Sie ihre Alternativtexte.`,
    }),
  moreRefused: (count) =>
    plural(count, {
      one: 'Eine weitere Datei wurde abgelehnt.',
      other: `${number(count)} weitere Dateien wurden abgelehnt.`,
    }),
  noPlace: 'Es ist weder ein Konzept noch eine Frage ausgewählt, die diese Datei zeigen könnte.',
  noPlaceNext: 'Ziehen Sie sie auf ein Konzept oder eine Frage, oder wählen Sie zuerst eines davon aus.',
  tidied: (count) =>
    count === 0
      ? 'Jede Datei neben dem Leitfaden wird verwendet.'
      : plural(count, {
          one: 'Eine Datei, die nichts verwendet, wurde aus dem Ordner genommen. Sie bleibt beim lokalen Verlauf.',
          other: `${number(count)} Dateien, die nichts verwendet, wurden aus dem Ordner genommen. Sie bleiben beim lokalen Verlauf.`,
        }),
  actions: {
    choose: 'Bild oder Video hinzufügen …',
    tidy: 'Bilder und Videos aufräumen',
  },
};
