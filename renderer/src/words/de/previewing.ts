import type { Words } from '../en/index.ts';

const because = (reason: string): string => (reason === '' ? '' : ` Die Begründung: ${reason}`);

export const previewing: Words['previewing'] = {
  pretended:
    'Vorgetäuschte Geräte: Nichts wird aufgenommen oder gesendet. Bei Teilnehmenden fragt der Browser, bevor er echte öffnet.',
  script: 'Diese Nachfrage hat das Skript geschrieben.',
  modelInstead: (name) =>
    `Diese Nachfrage hat das Skript geschrieben. ${name}: Dort schreibt sie ein Modell, und Teilnehmende lesen diese nur, wenn es zu spät oder gar nicht antwortet.`,
  askModel: 'Das Modell fragen lassen',
  askScript: 'Das Skript fragen lassen',
  asking: (name) => `Das Modell von ${name} wird gefragt. Es hat 6 Sekunden, wie im Interview.`,
  written: (name, reason) => `Diese Nachfrage hat das Modell von ${name} geschrieben.${because(reason)}`,
  stopped: (name, reason) => `Das Modell von ${name} fragt zur letzten Antwort nichts mehr.${because(reason)}`,
  modelNone: (name) =>
    `Hier fragt das Skript, weil das Modell von ${name} keine Frage gab, die gestellt werden kann, oder zu spät war.`,
  limited: (name) =>
    `Hier fragt das Skript, weil Ihre Vorschauen die Token von heute auf ${name} verbraucht haben. Interviews sind davon nicht betroffen.`,
};
