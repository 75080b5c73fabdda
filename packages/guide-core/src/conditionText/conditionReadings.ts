import type { MessageLanguage } from '../messageLanguage.ts';
import { conditionWords } from './messages.ts';

/** Explains how conditions and carried options work where the specification is silent: a title and sentences. */
export interface ConditionReadings {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Returns the explanations in a language, for the Logic tab and the sign-off pack. */
export function conditionReadings(language: MessageLanguage = 'en'): ConditionReadings {
  const { howConditionsAreRead, readings } = conditionWords[language];
  return { title: howConditionsAreRead, sentences: Object.values(readings) };
}
