import { type GuideDocument, type Issue, itemIndex, itemTypes } from '@guide-studio/guide-core';
import { numberedName } from '../logic/numberedName.ts';
import { itemTypeLook } from '../look/itemTypes.ts';
import { mustHave, read } from '../session/store.ts';
import { sentenceOf, words } from '../words/index.ts';

/**
 * The sentence for a finding of the open guide, in which questions and types are called as they are in the window. The
 * JSON tab and the command line call them as the format does.
 */
export function toldOf(issue: Issue): string {
  return sentenceOf(inWords(issue, mustHave(read().editor).doc));
}

/** By which parameter a finding names a question by its id. */
const questionParams = ['id', 'questionId', 'source'] as const;
const typeParams = ['itemType', 'sourceType'] as const;

function inWords(issue: Issue, doc: GuideDocument): Issue {
  // There the id itself is what is wrong.
  if (issue.code === 'uniqueExternalIds' || !issue.params) return issue;
  const { params } = issue;
  const named = questionParams.flatMap((name) => {
    const item = itemIndex(doc).byId.get(String(params[name]));
    return item ? [[name, numberedName(doc, item.node)] as const] : [];
  });
  const typed = typeParams.flatMap((name) => {
    const type = itemTypes.find((each) => each === params[name]);
    return type ? [[name, words.look.named(itemTypeLook[type].label)] as const] : [];
  });
  return { ...issue, params: { ...params, ...Object.fromEntries([...named, ...typed]) } };
}
