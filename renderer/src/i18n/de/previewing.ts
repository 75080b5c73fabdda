import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { Words } from '../en/index.ts';

const { counted } = pluralsOf('de');

const because = (reason: string): string => (reason === '' ? '' : ` Die Begründung: ${reason}`);

export const previewing: Words['previewing'] = {
  pretended:
    'Vorgetäuschte Geräte: Nichts wird aufgenommen oder gesendet. Bei Teilnehmenden fragt der Browser, bevor er echte öffnet.',
  language: 'Sprache',
  ownLanguage: 'Wie geschrieben.',
  untranslated: (count) =>
    count === 0
      ? 'Jeder Text ist übersetzt.'
      : `Ohne passende Übersetzung, also im Original: ${counted(count, { one: 'Text', other: 'Texte' })}.`,
  notOffered:
    'Nur die Worte der Seite selbst sind in dieser Sprache: Die Datei neben dem Leitfaden hat keine Übersetzung dafür, deshalb können Teilnehmende sie noch nicht wählen.',
  script: 'Diese Nachfrage hat das Skript geschrieben.',
  modelInstead: (name) =>
    `Diese Nachfrage hat das Skript geschrieben. ${name}: Dort schreibt sie ein Modell, und Teilnehmende lesen diese nur, wenn es zu spät oder gar nicht antwortet.`,
  askModel: 'Das Modell fragen lassen',
  askScript: 'Das Skript fragen lassen',
  asking: (name) => `${name}: Das Modell wird gefragt. Es hat 6 Sekunden, wie im Interview.`,
  written: (name, reason) => `${name}: Ein Modell hat diese Nachfrage geschrieben.${because(reason)}`,
  stopped: (name, reason) => `${name}: Das Modell fragt zur letzten Antwort nichts mehr.${because(reason)}`,
  modelNone: (name) =>
    `${name}: Das Modell war zu spät, fiel aus oder schrieb eine Frage, die nicht gestellt werden darf. Deshalb fragt hier das Skript.`,
  limited: (name) =>
    `${name}: Ihre Vorschauen haben ihre Token von heute verbraucht. Deshalb fragt hier das Skript. Interviews sind davon nicht betroffen.`,
};
