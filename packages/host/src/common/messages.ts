import type { MessageLanguage } from '@guide-studio/guide-core';
import type { HostError } from './error.ts';
import { hostMessage as german } from './messages.de.ts';
import { hostMessage as english } from './messages.en.ts';
import type { HostMessage } from './messages.types.ts';

/** Returns the sentence and the next step for a host failure. */
export function hostMessageOf(error: HostError, language: MessageLanguage = 'en'): HostMessage {
  return language === 'de' ? german(error) : english(error);
}
