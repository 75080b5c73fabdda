import type { GuideDocument, GuideNode } from '@guide-studio/guide-core/edit';
import { orderOf, possibleSources } from '@guide-studio/guide-core/internal';
import { useDeferredValue, useMemo } from 'react';
import type { SelectOption } from '../controls/index.ts';
import { questionName } from './questionName.ts';
import { useShownEditor } from './shownEditor.ts';

/** A question in a list, named and found by its number and text, and by its id if it has one here. */
export interface QuestionChoice extends SelectOption {
  readonly number: number | null;
  /** Where ids matter: in conditions, they are only for the file. */
  readonly id?: string;
}

export interface QuestionSources {
  readonly nodes: readonly GuideNode[];
  /** The same as list choices, by key. */
  readonly choices: readonly QuestionChoice[];
}

/**
 * Returns the questions that `node` may refer to. Updated with a delay, so that a key press in a long guide does not
 * wait for closed lists.
 */
export function useSources(node: GuideNode, purpose: 'condition' | 'carryForward'): QuestionSources {
  const { doc } = useDeferredValue(useShownEditor());
  return useMemo(() => sourcesOf(doc, node.key, purpose), [doc, node.key, purpose]);
}

function sourcesOf(doc: GuideDocument, owner: string, purpose: 'condition' | 'carryForward'): QuestionSources {
  const nodes = possibleSources(doc, owner, purpose);
  return { nodes, choices: nodes.map((item) => choiceOf(doc, item)) };
}

/** Returns a question as a list choice, even one that may not be referred to. */
export function choiceOf(doc: GuideDocument, item: GuideNode): QuestionChoice {
  const order = orderOf(doc, item.key);
  return { value: item.key, label: questionName(doc, item), number: order === null ? null : order + 1 };
}
