import { childrenOf, type GuideNode, objectFields, textField } from '@guide-studio/guide-core/edit';
import { isJsonObject, remembered, byIdentity } from '@guide-studio/guide-core/internal';
import { type Direction, directionOf, isRightToLeft } from '@guide-studio/guide-core/plurals';
import { useGuide } from '../session/index.ts';

/** Number of texts that decide the direction of a guide. */
const enough = 30;

const directions = new WeakMap<GuideNode, Direction>();

/**
 * Follows the direction of most texts of the open guide, by which all of them are aligned, even titles or options in
 * another script. A guide without texts follows its question language.
 */
export function useGuideDirection(): Direction {
  return useGuide(({ editor: { doc } }) => {
    return remembered(directions, doc.root, () => findDirection(doc.root));
  });
}

function findDirection(root: GuideNode): Direction {
  let right = 0;
  let all = 0;
  for (const text of textsOf(root)) {
    if (!/\p{L}/u.test(text)) continue;
    all += 1;
    if (isRightToLeft(text)) right += 1;
    if (all === enough) break;
  }
  return right * 2 === all ? directionOf('', languageOf(root)) : right * 2 > all ? 'rtl' : 'ltr';
}

function* textsOf(root: GuideNode): Generator<string> {
  yield textField(root, 'title');
  for (const block of childrenOf(root, 'blocks')) {
    yield textField(block, 'title');
    for (const item of childrenOf(block, 'items')) yield textField(item, 'text');
  }
}

/** Returns the language code of the questions; the default is English. Read once per state of the guide. */
export const languageOf = byIdentity((root: GuideNode): string => {
  const config = objectFields(root)['config'];
  const chosen = isJsonObject(config) ? config['questionLanguage'] : undefined;
  const language = typeof chosen === 'string' ? chosen : 'en';
  return language;
});
