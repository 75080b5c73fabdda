import type { Json, JsonObject } from '@guide-studio/guide-core';
import { type Call, type GuideDocument, textField, walk } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';

/** Settings of the study that an import recognises. */
const recognised = [['externalTitle'], ['config', 'questionLanguage'], ['config', 'availableLanguages']] as const;

/**
 * Returns the commands that give the open guide the language and the title for participants of an import that is added
 * to it. Only a guide without questions gets them, and only those that it has not set: what is there was decided.
 */
export function settingsFor(imported: JsonObject | null, doc: GuideDocument): readonly Call[] {
  if (imported === null || hasQuestions(doc)) return [];
  const { key, fields } = doc.root;
  return recognised.flatMap((path): readonly Call[] => {
    const value = getIn(imported, path);
    return value === undefined || isWritten(getIn(fields, path))
      ? []
      : [{ id: 'field.set', args: { key, path, value } }];
  });
}

const isWritten = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== '';

/** Returns true if a question of a guide has a text. */
export const hasQuestions = (doc: GuideDocument): boolean =>
  walk(doc.root).some((node) => node.kind === 'item' && textField(node, 'text') !== '');
