import { places } from '../findings/messages.en.ts';
import { ruleWords } from '../rules/messages.en.ts';
import type { Issue } from './issue.ts';
import { shapeWords } from './messages.en.ts';
import { messageIn } from './phrasing.ts';

/** Returns the English message of an error, as `messageOf` does, without the words of advice and of other languages. */
export const errorMessageOf = (error: Issue): string =>
  messageIn({ places, shape: shapeWords, findings: ruleWords }, error);
