import type { Words } from '../en/index.ts';

export const previewing: Words['previewing'] = {
  pretended:
    'Vorgetäuschte Geräte: Nichts wird aufgenommen oder gesendet. Bei Teilnehmenden fragt der Browser, bevor er echte öffnet.',
  script: 'Diese Nachfrage hat das Skript geschrieben.',
  modelInstead: (name) =>
    `Diese Nachfrage hat das Skript geschrieben. ${name}: Dort schreibt sie ein Modell, und Teilnehmende lesen diese nur, wenn es zu spät oder gar nicht antwortet.`,
};
