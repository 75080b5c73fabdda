import { type GuideDocument, locate, textField } from '@guide-studio/guide-core/edit';
import type { PlacedTest } from '@guide-studio/guide-core/tests';

/**
 * Returns the texts of questions by the names that tests have for them, in addition to those known before, so that a
 * question can be recognised after it was deleted.
 */
export function questionTexts(
  doc: GuideDocument,
  tests: readonly PlacedTest[],
  before: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const texts = new Map(before);
  for (const { parts } of tests) {
    for (const [name, key] of parts.question) {
      const node = locate(doc, key)?.node;
      if (node !== undefined) texts.set(name, textField(node, 'text'));
    }
  }
  return texts;
}
