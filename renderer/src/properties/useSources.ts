import { type GuideDocument, type GuideNode, possibleSources } from '@guide-studio/guide-core';
import { useDeferredValue, useMemo } from 'react';
import type { SelectOption } from '../controls/index.ts';
import { mustHave, useSession } from '../session/store.ts';
import { questionName } from './questionName.ts';

export interface Sources {
  readonly nodes: readonly GuideNode[];
  /** The same as choices of a list, by key. */
  readonly choices: readonly SelectOption[];
}

/**
 * The questions that `node` may refer to. They follow the guide one moment behind, so that a key press in a long guide
 * does not wait for lists that nobody has opened.
 */
export function useSources(node: GuideNode, purpose: 'condition' | 'carryForward'): Sources {
  const doc = useDeferredValue(useSession((session) => mustHave(session.editor).doc));
  return useMemo(() => sourcesOf(doc, node.key, purpose), [doc, node.key, purpose]);
}

function sourcesOf(doc: GuideDocument, owner: string, purpose: 'condition' | 'carryForward'): Sources {
  const nodes = possibleSources(doc, owner, purpose);
  return { nodes, choices: nodes.map((item) => ({ value: item.key, label: questionName(doc, item) })) };
}
