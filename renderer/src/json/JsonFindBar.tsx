import type { EditorView } from '@codemirror/view';
import { type RefObject, useCallback } from 'react';
import { answerOnce } from '../browser/answerOnce.ts';
import { SearchBar, useFinding, useQuery } from '../find/index.ts';
import { useEditable } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import type { BoundText } from './bindText.ts';
import { goToHit, replaceHit, replaceHits } from './hits.ts';
import { changeQuery, closeFinding, useJsonFinding } from './jsonFinding.ts';

const takesFocus = answerOnce();

/** The find bar above the JSON text; works like the one above the guide. */
export function JsonFindBar({ bound }: { readonly bound: RefObject<BoundText | null> }) {
  const open = useJsonFinding((finding) => finding.open);
  const view = bound.current?.view;
  return open && view ? <Bar view={view} /> : null;
}

function Bar({ view }: { readonly view: EditorView }) {
  const { turn, error, count, at, isFound, stop } = useJsonFinding();
  const query = useQuery();
  const by = useFinding((finding) => finding.by);
  const editable = useEditable();
  const close = useCallback(() => closeFinding(view), [view]);
  return (
    <SearchBar
      query={query}
      onQuery={(change) => changeQuery(view, change)}
      turn={turn}
      isFirst={takesFocus}
      error={error}
      stop={stop}
      status={isFound || count > 0 ? foundWords(count, at) : ''}
      onStep={(step) => goToHit(view, step)}
      onClose={close}
      replacing={{
        by,
        onBy: (text) => useFinding.setState({ by: text }),
        disabled: !editable || count === 0 || !isFound,
        count,
        onOne: () => replaceHit(view, by),
        onAll: () => replaceHits(view, by),
      }}
    />
  );
}

function foundWords(count: number, at: number): string {
  const { find } = words;
  if (count === 0) return find.none;
  return at < 0 ? find.hits(count) : find.count(at + 1, count);
}
