import type { GuideNode, Key } from '@guide-studio/guide-core/edit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { answerOnce } from '../browser/answerOnce.ts';
import { useSameIds } from '../controls/index.ts';
import { listenToClipboard } from '../clipboard/index.ts';
import { FindBar } from '../find/index.ts';
import { InserterList } from '../inserter/index.ts';
import { useGuideDirection } from '../fields/guideDirection.ts';
import { type OpenGuide, readGuide, useFindings, useGuide } from '../session/index.ts';
import { AddBlock, AddConcept, AddItem } from './AddButtons.tsx';
import { answerMarks, chosenAnswers, ownMark } from './cardMarks.ts';
import { BlockHeading } from './BlockHeading.tsx';
import styles from './Canvas.module.css';
import { DragColumn } from './DragColumn.tsx';
import { ConceptCard } from './ConceptCard.tsx';
import { conditionWords } from '../explanations/conditionWords.ts';
import { entriesOf, type Entry, type NodeEntry, nodeNow, useEntries, useNodeOf, usePlace } from './entries.ts';
import { focusInline } from '../fields/focusInline.ts';
import { ItemCard } from './ItemCard.tsx';
import { StudyHeading } from './StudyHeading.tsx';
import { useMounting, useRevealed } from './useRevealed.ts';
import { answersAtOnce } from '../fields/useShownAnswers.ts';

/** The guide in one column. Mounts only what is visible. */
export function Canvas() {
  const selection = useGuide((guide) => guide.editor.selection);
  const entries = useEntries();
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const ids = useSameIds(entries, idOf);
  const place = usePlace(selection);
  const { rangeExtractor, arrive } = useMounting(place, ids);
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => estimate(entriesOf(readGuide().editor.doc.root)[index]), []),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor,
    overscan: 4,
    paddingStart: 24,
    scrollPaddingStart: 24,
    paddingEnd: 120,
  });
  const direction = useGuideDirection();
  const keepStill = useRevealed(selection, place, virtual.scrollToIndex, scroller, arrive);
  useFirstQuestion();
  useEffect(listenToClipboard, []);
  return (
    <div className={`column ${styles.canvas}`}>
      <FindBar />
      <div className={styles.scroller} ref={scroller} dir={direction} onPointerDownCapture={keepStill}>
        <DragColumn virtual={virtual} column={column}>
          {virtual.getVirtualItems().map((item) => {
            const entry = entries[item.index];
            return entry ? (
              <div
                key={entry.id}
                data-index={item.index}
                data-entry={entry.id}
                ref={virtual.measureElement}
                className={styles.entry}
                style={{ top: item.start }}
              >
                <EntryView entry={entry} index={item.index} selection={selection} />
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

interface EntryViewProps<E extends Entry> {
  readonly entry: E;
  readonly index: number;
  readonly selection: readonly Key[];
}

function EntryView({ entry, ...given }: EntryViewProps<Entry>) {
  return entry.kind === 'end' ? <AddBlock /> : <NodeView entry={entry} {...given} />;
}

/** Renders when the node of its entry changes, so that a key press renders only what contains the text. */
function NodeView({ entry, index, selection }: EntryViewProps<NodeEntry>) {
  const node = useNodeOf(entry, index);
  const condition = useGuide((guide) => conditionOf(guide, entry, index));
  const found = useFindings();
  const selected = selection.includes(entry.id);
  switch (entry.kind) {
    case 'study':
      return <StudyHeading node={node} mark={ownMark(found, node.key)} />;
    case 'block':
      return <BlockHeading node={node} selected={selected} items={entry.items} mark={ownMark(found, node.key)} />;
    case 'concept':
      return (
        <ConceptCard node={node} selected={selected} condition={condition} mark={found.marks.get(node.key) ?? null} />
      );
    case 'item':
      return (
        <ItemCard
          node={node}
          number={entry.number}
          blockType={entry.blockType}
          selected={selected}
          condition={condition}
          mark={found.marks.get(node.key) ?? null}
          answerMarks={answerMarks(node, found.marks)}
          chosenAnswers={chosenAnswers(node, selection)}
        />
      );
    case 'conceptsEnd':
      return <AddConcept block={node} />;
    case 'blockEnd':
      return <AddItem block={node} />;
  }
}

function conditionOf(guide: OpenGuide, entry: NodeEntry, index: number): string {
  const node = entry.kind === 'item' || entry.kind === 'concept' ? nodeNow(guide, entry, index) : null;
  return node ? conditionWords(guide.editor.doc, node) : '';
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

const isFirst = answerOnce();

/** Puts the caret into the first question of a new guide, when it opens. */
function useFirstQuestion(): void {
  const opened = useGuide((guide) => guide.backupKey);
  useEffect(() => {
    const { fresh, editor } = readGuide();
    if (isFirst(opened) && fresh !== null && editor.history.past.length === 0) focusInline(fresh);
  }, [opened]);
}
