import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

export const library: Words['library'] = {
  title: 'Aus einem Leitfaden einfügen',
  description: 'Übernimmt Blöcke und Fragen aus jedem Leitfaden Ihres Ordners in diesen.',
  saveTitle: 'Für andere Leitfäden speichern',
  saveDescription: (folder) =>
    `Die Auswahl wird als Leitfadendatei in ${folder} gespeichert. Von dort können Sie sie in jeden Leitfaden einfügen.`,
  along: (count) =>
    count === 1
      ? 'Die Frage, von der sie abhängt, ist enthalten.'
      : `Die ${count} Fragen, von denen sie abhängt, sind enthalten.`,
  name: 'Name',
  nameNeeded: 'Geben Sie einen Namen ein.',
  save: 'Speichern',
  from: 'Aus',
  choose: 'Leitfaden wählen …',
  parts: 'Teile',
  untitled: 'Ohne Titel',
  insert: (count) => (count === 0 ? 'Einfügen' : counted(count, { one: 'Teil einfügen', other: 'Teile einfügen' })),
  cancel: 'Abbrechen',
  close: 'Schließen',
  none: 'In diesem Ordner gibt es keinen anderen Leitfaden. Wählen Sie zuerst Blöcke oder Fragen aus und speichern Sie sie für andere Leitfäden.',
  loading: 'Der Leitfaden wird geladen …',
  saved: (name) => `Gespeichert als ${name}. Sie können daraus in andere Leitfäden einfügen.`,
};
