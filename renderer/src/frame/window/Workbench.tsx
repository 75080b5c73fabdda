import { Activity, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { fetched } from '../../browser/fetched.ts';
import { LossesNotice } from '../../files/index.ts';
import { Problems } from '../../problems/index.ts';
import { useGuide, type View } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import { MergeView } from '../../merging/index.ts';
import { Guarded } from './Guarded.tsx';
import { useWritingInView } from './useWritingInView.ts';
import { wholeViews } from './views.ts';
import styles from './Workbench.module.css';
import { focusLate } from '../../browser/focusLate.ts';

// The largest part of the window. It is loaded while the welcome screen is read.
const GuidePanes = fetched(async () => (await import('../panes/GuidePanes.tsx')).GuidePanes, 'guide');

/**
 * The open guide: its panes or another view, and the problems below. The panes stay mounted but inactive under another
 * view, and keep their scroll position.
 */
export function Workbench() {
  const view = useGuide((guide) => guide.view);
  const guide = useGuide((guide) => guide.backupKey);
  const merging = useGuide((guide) => guide.merging);
  const Whole = view === 'guide' ? undefined : wholeViews[view];
  const place = useRef<HTMLDivElement>(null);
  useFocusKept(view, place);
  useWritingInView(place);
  if (merging) {
    return (
      <Guarded>
        <Suspense fallback={null}>
          <MergeView merging={merging} />
        </Suspense>
      </Guarded>
    );
  }
  return (
    <div className={`column ${styles.workbench}`}>
      <LossesNotice />
      <div className={styles.views} ref={place}>
        <Activity key={guide} mode={Whole ? 'hidden' : 'visible'}>
          <Guarded>
            <Suspense fallback={null}>
              <GuidePanes />
            </Suspense>
          </Guarded>
        </Activity>
        {Whole && (
          <WholeView key={view} view={view}>
            <Guarded>
              <Suspense fallback={null}>
                <Whole />
              </Suspense>
            </Guarded>
          </WholeView>
        )}
      </div>
      <Problems />
    </div>
  );
}

const scrolled = new Map<View, number>();

/** A view that fills the window. Restores its scroll position. */
function WholeView({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    section.current?.scrollTo({ top: scrolled.get(view) ?? 0 });
  }, [view]);
  return (
    <section
      ref={section}
      className={styles.whole}
      aria-label={words.views[view]}
      data-view={view}
      data-pane=""
      tabIndex={-1}
      onScroll={({ currentTarget }) => scrolled.set(view, currentTarget.scrollTop)}
    >
      {children}
    </section>
  );
}

/** When a view with the focus is replaced, moves the focus to the next view; the guide restores its own focus. */
function useFocusKept(view: View, place: RefObject<HTMLDivElement | null>): void {
  const inGuide = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isThere = target instanceof HTMLElement && target.closest('[data-view]') === null;
      if (isThere && place.current?.contains(target)) inGuide.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement?.checkVisibility() !== false) return;
      const section = place.current?.querySelector<HTMLElement>('[data-view]');
      focusLate(section ?? inGuide.current, { preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [view, place]);
}
