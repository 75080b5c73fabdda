import type { GuideNode, Key } from '@guide-studio/guide-core';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSameIds } from '../controls/index.ts';
import { listenToClipboard } from '../clipboard/index.ts';
import { FindBar } from '../find/index.ts';
import { InserterList } from '../inserter/index.ts';
import { useGuideDirection } from '../fields/guideDirection.ts';
import { readGuide, useFindings, useGuide, useRoot } from '../session/index.ts';
import { AddBlock, AddConcept, AddItem } from './AddButtons.tsx';
import { answerMarks, chosenAnswers, ownMark } from './cardMarks.ts';
import { BlockHeading } from './BlockHeading.tsx';
import styles from './Canvas.module.css';
import { DragColumn } from './DragColumn.tsx';
import { ConceptCard } from './ConceptCard.tsx';
import { conditionWords } from '../sentences/conditionWords.ts';
import { entriesOf, type Entry, usePlace } from './entries.ts';
import { focusInline } from '../fields/focusInline.ts';
import { ItemCard } from './ItemCard.tsx';
import { StudyHeading } from './StudyHeading.tsx';
import { useRevealed } from './useRevealed.ts';
import { answersAtOnce } from '../fields/useShownAnswers.ts';

/** The guide in one column. Mounts only what is visible. */
export function Canvas() {
  const root = useRoot();
  const selection = useGuide((guide) => guide.editor.selection);
  const entries = useMemo(() => entriesOf(root), [root]);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const ids = useSameIds(entries, idOf);
  const latest = useRef(entries);
  latest.current = entries;
  const place = usePlace(entries, selection);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => estimate(latest.current[index]), []),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    // The selected part stays mounted while the canvas is scrolled, so that its caret is not lost.
    rangeExtractor: useCallback((range: Range) => withPlace(defaultRangeExtractor(range), place), [place]),
    overscan: 4,
    paddingStart: 24,
    scrollPaddingStart: 24,
    paddingEnd: 120,
  });
  const direction = useGuideDirection();
  const keepStill = useRevealed(selection, place, virtual.scrollToIndex, scroller);
  useFirstQuestion();
  useEffect(listenToClipboard, []);
  return (
    <div className={`column ${styles.canvas}`}>
      <FindBar />
      <div className={styles.scroller} ref={scroller} dir={direction} onPointerDownCapture={keepStill}>
        <DragColumn entries={entries} virtual={virtual} column={column}>
          {virtual.getVirtualItems().map((item) => {
            const entry = entries[item.index];
            return entry ? (
              <div
                key={entry.id}
                data-index={item.index}
                ref={virtual.measureElement}
                className={styles.entry}
                style={{ top: item.start }}
              >
                <EntryView entry={entry} selection={selection} />
              </div>
            ) : null;
          })}
        </DragColumn>
      </div>
      <InserterList />
    </div>
  );
}

const idOf = (entry: Entry) => entry.id;

function withPlace(shown: number[], place: number): number[] {
  return place < 0 || shown.includes(place) ? shown : [...shown, place].toSorted((a, b) => a - b);
}

function EntryView({ entry, selection }: { entry: Entry; selection: readonly Key[] }) {
  const selected = selection.includes(entry.id);
  const doc = useGuide((guide) => guide.editor.doc);
  const found = useFindings();
  const { marks } = found;
  switch (entry.kind) {
    case 'study':
      return <StudyHeading node={entry.node} mark={ownMark(found, entry.node.key)} />;
    case 'block':
      return (
        <BlockHeading node={entry.node} selected={selected} items={entry.items} mark={ownMark(found, entry.node.key)} />
      );
    case 'concept':
      return (
        <ConceptCard
          node={entry.node}
          selected={selected}
          condition={conditionWords(doc, entry.node)}
          mark={marks.get(entry.node.key) ?? null}
        />
      );
    case 'item':
      return (
        <ItemCard
          node={entry.node}
          number={entry.number}
          blockType={String((entry.block.fields as { type?: unknown } | null)?.type ?? '')}
          selected={selected}
          condition={conditionWords(doc, entry.node)}
          mark={marks.get(entry.node.key) ?? null}
          answerMarks={answerMarks(entry.node, marks)}
          chosenAnswers={chosenAnswers(entry.node, selection)}
        />
      );
    case 'conceptsEnd':
      return <AddConcept block={entry.node} />;
    case 'blockEnd':
      return <AddItem block={entry.node} />;
    case 'end':
      return <AddBlock />;
  }
}

function estimate(entry: Entry | undefined): number {
  switch (entry?.kind) {
    case 'study':
      return 120;
    case 'block':
      return 72;
    case 'concept':
      return 140;
    case 'item':
      return 84 + 26 * answersShown(entry.node);
    default:
      return 56;
  }
}

function answersShown({ children: { options, rows } }: GuideNode): number {
  return Math.min(options?.length ?? 0, answersAtOnce) + Math.min(rows?.length ?? 0, answersAtOnce);
}

/** Puts the caret into the first question of a new guide. */
function useFirstQuestion(): void {
  const opened = useGuide((guide) => guide.backupKey);
  useEffect(() => {
    const { fresh, editor } = readGuide();
    if (fresh !== null && editor.history.past.length === 0) focusInline(fresh);
  }, [opened]);
}
