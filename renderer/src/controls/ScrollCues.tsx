import { ChevronDown, ChevronUp } from '../theme/icons.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './ScrollCues.module.css';

/** Hidden height that needs no cue, in pixels. */
const slack = 4;

interface ScrollCuesProps {
  /** The class of the scrolling element, which sets its maximum height. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A scrolling list with an arrow at each edge that has more: scroll bars may be hidden until scrolling. */
export function ScrollCues({ className, children }: ScrollCuesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ above: false, below: false });
  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const look = () => {
      const above = list.scrollTop > slack;
      const below = list.scrollHeight - list.clientHeight - list.scrollTop > slack;
      setMore((last) => (last.above === above && last.below === below ? last : { above, below }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <div className={styles.box}>
      <div ref={scroller} className={`${styles.scroller} ${className ?? ''}`}>
        {children}
      </div>
      {more.above && (
        <span className={styles.cue} data-more="above" aria-hidden="true">
          <ChevronUp size={14} />
        </span>
      )}
      {more.below && (
        <span className={styles.cue} data-more="below" aria-hidden="true">
          <ChevronDown size={14} />
        </span>
      )}
    </div>
  );
}
