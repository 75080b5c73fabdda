import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import styles from './LongList.module.css';

interface LongListProps {
  readonly label: string;
  readonly count: number;
  /** The usual height of a row in pixels. */
  readonly height: number;
  readonly renderRow: (index: number) => ReactNode;
}

/** A list of any length: only the rows in sight are in the page. */
export function LongList({ label, count, height, renderRow }: LongListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
  });
  return (
    <div className="scrolling" ref={scroller}>
      <ul className={styles.body} style={{ height: virtual.getTotalSize() }} aria-label={label}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            ref={virtual.measureElement}
            className={styles.place}
            style={{ top: start }}
          >
            {renderRow(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
