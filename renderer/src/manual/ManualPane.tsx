import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { answerOnce } from '../browser/answerOnce.ts';
import { ArrowLeft, ArrowRight, ChevronDown, ChevronUp, LayoutList, X } from '../theme/icons.tsx';
import { Button, EmptyState, IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { Contents } from './Contents.tsx';
import { HitList } from './HitList.tsx';
import { loadedManual, loadManual } from './loadManual.ts';
import styles from './ManualPane.module.css';
import { Page } from './Page.tsx';
import type { Manual } from './packed.ts';
import { closeManual, goBack, goForward, showHit, useReading } from './reading.ts';
import { searchManual } from './searchManual.ts';
import { useScroll } from './useScroll.ts';

const takesFocus = answerOnce();

/** The manual beside what the user works at: a page, all pages, or what a search found. */
export function ManualPane() {
  const { manual, failed, again } = useManual();
  const { turn, query, hit, shows, now, before, after } = useReading();
  const hits = useMemo(() => (manual === null ? [] : searchManual(manual, query)), [manual, query]);
  const input = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const isSearching = query.trim() !== '';
  const isListing = isSearching && hit === null;
  const [name] = (now?.place ?? '').split('#');
  const page = manual?.pages.find((one) => one.name === name) ?? manual?.pages[0];
  const isPage = !isListing && shows === 'page';
  useScroll(scroller, isPage && page ? now : null, isSearching);
  useEffect(() => {
    if (manual !== null && takesFocus(turn)) scroller.current?.focus({ preventScroll: true });
  }, [turn, manual]);
  useFocusHeld(scroller, [now, hit, shows]);
  const step = (by: 1 | -1) => {
    if (hits.length === 0) return;
    const at = hit === null ? (by === 1 ? 0 : hits.length - 1) : (hit + by + hits.length) % hits.length;
    showHit(at, hits[at]?.place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A picture that is shown large is a dialog of its own.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    const act = actOf(event, { step, hasHits: isSearching, input: input.current });
    if (act === null) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the pane, wherever in it the focus is
    <aside
      className={`column ${styles.pane}`}
      aria-label={words.manual.title}
      data-pane=""
      data-manual-pane=""
      onKeyDown={onKeyDown}
    >
      <header className={`row gap1 ${styles.head}`}>
        <h2 className={`grow ${styles.title}`}>{words.manual.title}</h2>
        <IconButton
          size="small"
          icon={ArrowLeft}
          label={words.manual.back}
          disabled={before.length === 0}
          onClick={goBack}
        />
        <IconButton
          size="small"
          icon={ArrowRight}
          label={words.manual.forward}
          disabled={after.length === 0}
          onClick={goForward}
        />
        <IconButton
          size="small"
          icon={LayoutList}
          label={words.manual.contents}
          aria-pressed={shows === 'contents' && !isListing}
          onClick={() =>
            useReading.setState({ shows: shows === 'contents' ? 'page' : 'contents', query: '', hit: null })
          }
        />
        <IconButton size="small" icon={X} label={words.manual.close} onClick={closeManual} />
      </header>
      <div className={styles.search}>
        <input
          ref={input}
          type="search"
          className={`searchField ${styles.field}`}
          aria-label={words.manual.search}
          placeholder={words.manual.search}
          value={query}
          spellCheck={false}
          onChange={({ currentTarget }) => useReading.setState({ query: currentTarget.value, hit: null })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
            if (event.key === 'ArrowDown' && isListing) {
              event.preventDefault();
              scroller.current?.querySelector('button')?.focus();
            }
          }}
        />
      </div>
      {words.manual.english === '' ? null : <p className={`faint ${styles.note}`}>{words.manual.english}</p>}
      {isSearching && manual !== null ? (
        <div className={`row gap1 ${styles.found}`}>
          <p className="quiet grow" role="status">
            {hits.length === 0
              ? words.manual.nothing
              : hit === null
                ? words.manual.count(hits.length)
                : words.manual.hitOf(hit + 1, hits.length)}
          </p>
          {hits.length > 0 ? (
            <>
              {hit === null ? null : (
                <Button variant="quiet" onClick={() => showHit(null)}>
                  {words.manual.allHits}
                </Button>
              )}
              <IconButton
                size="small"
                icon={ChevronUp}
                label={words.manual.previousHit}
                shortcut="Shift+F3"
                onClick={() => step(-1)}
              />
              <IconButton
                size="small"
                icon={ChevronDown}
                label={words.manual.nextHit}
                shortcut="F3"
                onClick={() => step(1)}
              />
            </>
          ) : null}
        </div>
      ) : null}
      <div
        ref={scroller}
        className={styles.scroller}
        data-manual-page={isPage ? '' : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={0}
        role="region"
        aria-label={isListing ? words.manual.hits : isPage ? page?.title : words.manual.contents}
      >
        {manual === null || page === undefined ? (
          failed ? (
            <EmptyState text={words.manual.failed} action={<Button onClick={again}>{words.manual.again}</Button>} />
          ) : (
            <EmptyState text={words.manual.loading} />
          )
        ) : isListing ? (
          <HitList hits={hits} query={query} />
        ) : shows === 'contents' ? (
          <Contents manual={manual} current={page.name} />
        ) : (
          <Page page={page} query={hit === null ? '' : query} />
        )}
      </div>
    </aside>
  );
}

/** When what had the focus is gone, such as the link that was followed, the page has it: keys go on working. */
function useFocusHeld(scroller: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const key = useRef(shown);
  useLayoutEffect(() => {
    if (key.current.every((one, at) => one === shown[at])) return;
    key.current = shown;
    const focused = document.activeElement;
    const isGone = focused === null || focused === document.body;
    if (isGone || (focused instanceof HTMLButtonElement && focused.disabled)) {
      scroller.current?.focus({ preventScroll: true });
    }
  });
}

interface KeyContext {
  readonly step: (by: 1 | -1) => void;
  readonly hasHits: boolean;
  readonly input: HTMLInputElement | null;
}

/** Returns what a key does in the pane, or null. Escape leaves the search before the manual. */
function actOf(event: KeyboardEvent, { step, hasHits, input }: KeyContext): (() => void) | null {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (key === 'F3' && hasHits) return () => step(shiftKey ? -1 : 1);
  if (key === 'Escape') return hasHits ? () => useReading.setState({ query: '', hit: null }) : closeManual;
  if (altKey && key === 'ArrowLeft') return goBack;
  if (altKey && key === 'ArrowRight') return goForward;
  const isFind = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'f';
  if (isFind || (key === '/' && !(target instanceof HTMLInputElement)))
    return () => {
      input?.focus();
      input?.select();
    };
  return null;
}

/** The pages, once they are loaded. */
function useManual(): { readonly manual: Manual | null; readonly failed: boolean; readonly again: () => void } {
  const [manual, setManual] = useState(loadedManual);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    loadManual().then(
      (loaded) => current && setManual(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return {
    manual,
    failed,
    again: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
