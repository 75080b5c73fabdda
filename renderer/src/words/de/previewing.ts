import type { Words } from '../en/index.ts';

export const previewing: Words['previewing'] = {
  pretended:
    'Vorgetäuschte Geräte: Nichts wird aufgenommen oder gesendet. Bei Teilnehmenden fragt der Browser, bevor er echte öffnet.',
};
