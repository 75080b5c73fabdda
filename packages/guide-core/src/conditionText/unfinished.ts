import type { MessageLanguage } from '../messageLanguage.ts';
import { conditionWords } from './messages.ts';
import type { ConditionWords } from './messages.types.ts';

/** Returns the text in place of what an unfinished criterion does not have yet, in brackets. */
export const unfinished = (
  language: MessageLanguage,
): Pick<ConditionWords, 'noQuestion' | 'nothingChosen' | 'noParameter' | 'noValue'> => conditionWords[language];
