import { type Issue, itemTypes } from '@guide-studio/guide-core';
import { type GuideDocument, itemIndex } from '@guide-studio/guide-core/edit';
import { numberedName } from './numberedName.ts';
import { itemTypeLook } from '../theme/itemTypes.ts';
import { readGuide, type ShownFinding } from '../session/index.ts';
import { sentenceOf, whyOf, words } from '../i18n/index.ts';

/**
 * Returns the sentence for what a check of the open guide found, with the names of questions and types used in the window. The
 * JSON tab and the command line use those of the format.
 */
export function issueSentence(issue: Issue): string {
  return sentenceOf(inWords(issue, readGuide().editor.doc));
}

/** Returns the sentence for a finding, as {@link issueSentence}. */
export const findingSentence = (one: ShownFinding): string =>
  'issue' in one ? issueSentence(one.issue) : one.found.message;

/** Returns why a finding matters. */
export const findingWhy = (one: ShownFinding): string => ('issue' in one ? whyOf(one.issue) : one.found.why);

/** The parameters by which a finding names a question by its id. */
const questionParams = ['id', 'questionId', 'source'] as const;
const typeParams = ['itemType', 'sourceType'] as const;

function inWords(issue: Issue, doc: GuideDocument): Issue {
  // Here the id itself is the problem.
  if (issue.code === 'uniqueExternalIds' || !issue.params) return issue;
  const { params } = issue;
  const named = questionParams.flatMap((name) => {
    const item = itemIndex(doc).byId.get(String(params[name]));
    return item ? [[name, numberedName(doc, item.node)] as const] : [];
  });
  const typed = typeParams.flatMap((name) => {
    const type = itemTypes.find((each) => each === params[name]);
    return type ? [[name, words.theme.named(itemTypeLook[type].label)] as const] : [];
  });
  return { ...issue, params: { ...params, ...Object.fromEntries([...named, ...typed]) } };
}
