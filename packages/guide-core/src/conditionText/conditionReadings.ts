import type { MessageLanguage } from '../messageLanguage.ts';
import { conditionWords } from './messages.ts';

/** Explains how conditions and carried options work where the specification is silent: a title and sentences. */
export interface ConditionReadings {
  /** A heading for the sentences. */
  readonly title: string;
  /**
   * One for each question that the specification leaves open, such as what counts for a question that was not asked.
   */
  readonly sentences: readonly string[];
}

/**
 * Returns the explanations in a language, for readers of conditions as sentences.
 *
 * @param language English by default.
 */
export function conditionReadings(language: MessageLanguage = 'en'): ConditionReadings {
  const { howConditionsAreRead, readings } = conditionWords[language];
  return { title: howConditionsAreRead, sentences: Object.values(readings) };
}
