import { type JsonNames, jsonNames } from '../findings/jsonNames.ts';
import { places } from '../findings/messages.en.ts';
import { ruleWords } from '../rules/messages.en.ts';
import type { Issue } from './issue.ts';
import { shapeWords } from './messages.en.ts';
import { messageIn } from './phrasing.ts';

/**
 * Returns the English message of an error, as `messageOf` does, without the words of advice and of other languages.
 * `names` writes the names of settings for readers of something other than the file.
 */
export const errorMessageOf = (error: Issue, names: JsonNames = jsonNames.json): string =>
  messageIn({ places, shape: shapeWords, findings: ruleWords }, error, names);
