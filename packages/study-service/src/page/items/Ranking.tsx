import type { RankingAnswer } from '@guide-studio/interview-engine';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isComposing } from '../browser/isComposing.ts';
import { notices } from '../words/messages.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { useStudyText } from '../words/studyText.tsx';
import type { ItemOf, ItemProps } from './itemProps.ts';
import { reordered } from './reordered.ts';
import { ShowMore } from './ShowMore.tsx';
import { useDragOrder } from './useDragOrder.ts';
import { usePortion } from './usePortion.ts';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Shows a list to sort: by dragging, with buttons, or with the arrow keys on a handle. */
export function Ranking({
  item,
  value,
  onChange,
  labelledBy,
  describedBy,
}: ItemProps<ItemOf<'ranking'>, RankingAnswer>) {
  const studyText = useStudyText();
  const list = useRef<HTMLOListElement>(null);
  const refocusRef = useRef<HTMLElement | null>(null);
  const [announced, setAnnounced] = useState('');
  const { ranked } = value;
  const texts = useMemo(() => new Map(item.options.map(({ id, text }) => [id, text])), [item]);
  const textOf = (id: string): string => texts.get(id) ?? '';
  // Entries move only among the visible ones, so that none disappears.
  const portion = usePortion(ranked);
  const last = portion.shown.length - 1;

  const move = (id: string, to: number): void => {
    const next = reordered(ranked, ranked.indexOf(id), to);
    if (next === ranked) return;
    setAnnounced(notices.movedTo(textOf(id), to + 1, ranked.length));
    onChange({ ranked: next });
  };
  const { dragged, start } = useDragOrder(list, move);

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    refocusRef.current?.focus();
    refocusRef.current = null;
  }, [ranked]);

  const moveByHand = (id: string, to: number, element: HTMLElement): void => {
    refocusRef.current = element;
    move(id, to);
  };
  const onKey = (id: string, at: number, event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const to = steps[event.key]?.(at, last);
    if (to === undefined) return;
    event.preventDefault();
    if (to > last) return;
    moveByHand(id, to, event.currentTarget as HTMLElement);
  };

  return (
    <>
      <p class="hint">
        <PageMessage of={(words) => words.rankingHint} />
      </p>
      <ol ref={list} class="ranking" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        {portion.shown.map((id, at) => (
          <li
            key={id}
            data-id={id}
            class={dragged === id ? 'dragged' : ''}
            onPointerDown={(event) => {
              if (event.pointerType === 'mouse' && !isButton(event.target)) start(id, event);
            }}
          >
            <button
              type="button"
              class="handle"
              aria-label={notices.move(textOf(id), at + 1, ranked.length)}
              onPointerDown={(event) => start(id, event)}
              onKeyDown={(event) => onKey(id, at, event)}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <span class="place" aria-hidden="true">
              {at + 1}
            </span>
            <span class="ranked" {...studyText(textOf(id))} />
            <button
              type="button"
              class="step"
              aria-label={notices.up(textOf(id))}
              disabled={at === 0}
              onClick={(event) => moveByHand(id, at - 1, event.currentTarget)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              class="step"
              aria-label={notices.down(textOf(id))}
              disabled={at === last}
              onClick={(event) => moveByHand(id, at + 1, event.currentTarget)}
            >
              <span aria-hidden="true">↓</span>
            </button>
          </li>
        ))}
      </ol>
      <ShowMore portion={portion} />
      <p class="unseen" role="status">
        {announced}
      </p>
    </>
  );
}

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button') !== null;
