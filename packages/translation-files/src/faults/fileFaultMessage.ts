import type { MessageLanguage } from '@guide-studio/guide-core';
import { faultsInEnglish } from './messages.en.ts';
import { faultsInGerman } from './messages.de.ts';
import type { FileFault } from './fileFault.ts';

/** Returns what is wrong with a file, and what to do, without its name: `this is not a readable xlsx file.` */
export const fileFaultMessage = (fault: FileFault, language: MessageLanguage = 'en'): string =>
  (language === 'de' ? faultsInGerman : faultsInEnglish)(fault);
