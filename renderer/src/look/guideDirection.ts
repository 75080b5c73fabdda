import {
  childrenOf,
  type Direction,
  directionOf,
  type GuideNode,
  isJsonObject,
  isRightToLeft,
  objectFields,
  textField,
} from '@guide-studio/guide-core';
import { useRoot } from '../session/store.ts';

/** So many texts are enough to tell in which direction a guide is written. */
const enough = 30;

/**
 * The direction in which most texts of the guide run: all of them align by it, also a title or an option in another
 * script. A guide without texts goes with its question language.
 */
export function guideDirection(root: GuideNode): Direction {
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

/** {@link guideDirection} of the open guide. */
export function useGuideDirection(): Direction {
  return guideDirection(useRoot());
}

function* textsOf(root: GuideNode): Generator<string> {
  yield textField(root, 'title');
  for (const block of childrenOf(root, 'blocks')) {
    yield textField(block, 'title');
    for (const item of childrenOf(block, 'items')) yield textField(item, 'text');
  }
}

/** The code of the language of the questions. A guide that names none is in English. */
export function languageOf(root: GuideNode): string {
  const config = objectFields(root)['config'];
  const language = isJsonObject(config) ? config['questionLanguage'] : undefined;
  return typeof language === 'string' ? language : 'en';
}
