import {
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { CaseSensitive, ChevronDown, ChevronUp, Regex, WholeWord, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { Button, IconButton } from '../controls/index.ts';
import styles from '../find/FindBar.module.css';
import { FindOption } from '../find/FindOption.tsx';
import { useEscape } from '../find/useEscape.ts';
import { isEditable, useSession } from '../session/store.ts';
import { words } from '../words/index.ts';
import type { BoundText } from './bindText.ts';
import { closeFinding, countFound, type Found, goToFirst, mostCounted, useJsonFinding } from './jsonFinding.ts';

/** Above the text: finds and replaces in it as the bar above the guide does in the guide. */
export function JsonFindBar({ bound }: { readonly bound: RefObject<BoundText | null> }) {
  const open = useJsonFinding((finding) => finding.open);
  const view = bound.current?.view;
  return open && view ? <Bar view={view} /> : null;
}

function Bar({ view }: { readonly view: EditorView }) {
  useJsonFinding((finding) => finding.change);
  const turn = useJsonFinding((finding) => finding.turn);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [turn]);
  const bar = useRef<HTMLElement>(null);
  const close = useCallback(() => closeFinding(view), [view]);
  useEscape(bar, close);
  const query = getSearchQuery(view.state);
  const found = countFound(view.state, query);
  const { find } = words;
  return (
    <search className={styles.bar} aria-label={find.title} ref={bar}>
      <div className={styles.row}>
        <input
          ref={input}
          type="text"
          className={styles.input}
          aria-label={find.find}
          placeholder={find.find}
          value={query.search}
          aria-invalid={query.search !== '' && !query.valid}
          onChange={(event) => lookFor(view, { search: event.target.value })}
          onKeyDown={(event) => onEnter(event, () => (event.shiftKey ? findPrevious(view) : findNext(view)))}
        />
        <FindOption
          icon={CaseSensitive}
          label={find.matchCase}
          on={query.caseSensitive}
          onFlip={() => lookFor(view, { caseSensitive: !query.caseSensitive })}
        />
        <FindOption
          icon={WholeWord}
          label={find.wholeWord}
          on={query.wholeWord}
          onFlip={() => lookFor(view, { wholeWord: !query.wholeWord })}
        />
        <FindOption
          icon={Regex}
          label={find.regularExpression}
          on={query.regexp}
          onFlip={() => lookFor(view, { regexp: !query.regexp })}
        />
        <span className={styles.count} role="status">
          {query.search === '' || !query.valid ? '' : foundWords(found)}
        </span>
        <IconButton
          size="small"
          icon={ChevronUp}
          label={find.previous}
          shortcut="Shift+Enter"
          onClick={() => findPrevious(view)}
        />
        <IconButton size="small" icon={ChevronDown} label={find.next} shortcut="Enter" onClick={() => findNext(view)} />
        <IconButton size="small" icon={X} label={words.library.close} shortcut="Esc" onClick={close} />
      </div>
      <ReplaceRow view={view} query={query} found={found} />
      {query.search !== '' && !query.valid && <p className={styles.error}>{words.json.notAnExpression}</p>}
    </search>
  );
}

interface ReplaceRowProps {
  readonly view: EditorView;
  readonly query: SearchQuery;
  readonly found: Found;
}

function ReplaceRow({ view, query, found }: ReplaceRowProps) {
  const editable = useSession(isEditable);
  const { find } = words;
  const disabled = !editable || found.count === 0;
  return (
    <div className={styles.row}>
      <input
        type="text"
        className={styles.input}
        aria-label={find.replaceWith}
        placeholder={find.replaceWith}
        value={query.replace}
        onChange={(event) => setQuery(view, { replace: event.target.value })}
        onKeyDown={(event) => onEnter(event, () => !disabled && replaceNext(view))}
      />
      <Button aria-disabled={disabled} onClick={() => !disabled && replaceNext(view)}>
        {find.replace}
      </Button>
      <Button aria-disabled={disabled} onClick={() => !disabled && replaceAll(view)}>
        {found.count > mostCounted ? words.json.replaceAll : find.replaceAll(found.count)}
      </Button>
    </div>
  );
}

type QueryChange = Partial<Pick<SearchQuery, 'search' | 'replace' | 'caseSensitive' | 'wholeWord' | 'regexp'>>;

function setQuery(view: EditorView, change: QueryChange): SearchQuery {
  const { search, replace, caseSensitive, wholeWord, regexp } = getSearchQuery(view.state);
  // A text means itself: “\n” is looked for as it stands in JSON.
  const query = new SearchQuery({ search, replace, caseSensitive, wholeWord, regexp, literal: true, ...change });
  view.dispatch({ effects: setSearchQuery.of(query) });
  return query;
}

function lookFor(view: EditorView, change: QueryChange): void {
  goToFirst(view, setQuery(view, change));
}

function foundWords({ count, at }: Found): string {
  if (count === 0) return words.find.none;
  if (count > mostCounted) return words.json.moreThan(mostCounted);
  return at < 0 ? words.find.hits(count) : words.find.count(at + 1, count);
}

function onEnter(event: KeyboardEvent, act: () => unknown): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
}
