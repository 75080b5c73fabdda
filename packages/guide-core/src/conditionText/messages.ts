import type { MessageLanguage } from '../messageLanguage.ts';
import { german } from './messages.de.ts';
import { english } from './messages.en.ts';
import type { ConditionWords } from './messages.types.ts';

export const conditionWords: Readonly<Record<MessageLanguage, ConditionWords>> = { en: english, de: german };
