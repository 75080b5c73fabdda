import '../i18n/later.ts';
import type { LanguageCode } from '@guide-studio/guide-core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { focusLate } from '../browser/focusLate.ts';
import { words } from '../i18n/index.ts';
import { languageName } from '../settings/index.ts';
import { endGoal, useShown } from './shown.ts';
import { TextLine } from './TextLine.tsx';
import { lostIn, type TextRow } from './textRows.ts';
import styles from './TextTable.module.css';
import { useTranslations } from '../translations/translations.ts';

interface TextTableProps {
  readonly rows: readonly TextRow[];
  /** All texts of the guide. */
  readonly all: readonly TextRow[];
  readonly own: LanguageCode;
  /** The languages that are shown. */
  readonly languages: readonly LanguageCode[];
}

/** One row a text: the original, and its translations. Only the visible rows are mounted. */
export function TextTable({ rows, all, own, languages }: TextTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const known = useTranslations((here) => here.known);
  const lost = useMemo(
    () => new Map(languages.map((language) => [language, lostIn(all, language, known)])),
    [all, languages, known],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64 + 64 * languages.length,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 4,
  });
  useGoal(rows, scroller, virtual.scrollToIndex);
  const text = words.translating;
  return (
    <div
      className={`scrolling ${styles.table}`}
      ref={scroller}
      role="table"
      aria-label={text.list}
      aria-rowcount={rows.length + 1}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.row}>
          <div role="columnheader">{text.original(languageName(own))}</div>
          <div role="columnheader">{languages.length === 1 ? languageName(languages[0] ?? '') : text.all}</div>
        </div>
      </div>
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row ? (
            <div
              key={item.key}
              role="presentation"
              data-index={item.index}
              ref={virtual.measureElement}
              className={styles.place}
              style={{ top: item.start }}
            >
              <TextLine row={row} index={item.index} own={own} languages={languages} lost={lost} />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** Scrolls to the text that was asked for, and focuses its field as soon as it is mounted. */
function useGoal(
  rows: readonly TextRow[],
  scroller: { readonly current: HTMLDivElement | null },
  scrollToIndex: (index: number, options: { readonly align: 'center' }) => void,
): void {
  const goal = useShown((shown) => shown.goal);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  useEffect(() => {
    const index = goal === null ? -1 : rows.findIndex(({ key }) => key === goal.key);
    if (goal === null || index < 0) return;
    endGoal();
    scrollToIndex(index, { align: 'center' });
    // The rows may change meanwhile; the field is waited for all the same.
    let tries = 30;
    const focus = (): void => {
      const field = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [])].find(
        ({ dataset }) => dataset['text'] === goal.key && dataset['language'] === goal.language,
      );
      if (field) return focusLate(field);
      tries -= 1;
      if (tries > 0) frame.current = requestAnimationFrame(focus);
    };
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(focus);
  }, [goal, rows, scroller, scrollToIndex]);
}
