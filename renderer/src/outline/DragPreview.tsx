import { Copy } from '../theme/icons.tsx';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../i18n/index.ts';
import styles from './DragPreview.module.css';
import { type Grab, nameOfGrab } from './grab.ts';

/** Offset from the pointer, in pixels: clear of the row and of the line below it. */
const right = 12;
const below = 20;

/** The card at the pointer during a drag: what is dragged, whether it is copied, and why it may not land here. */
export function DragPreview({ grab }: { readonly grab: Grab }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => {
      const { current } = card;
      if (!current) return;
      const left = Math.min(clientX + right, window.innerWidth - current.offsetWidth);
      const top = Math.min(clientY + below, window.innerHeight - current.offsetHeight);
      current.style.translate = `${left}px ${top}px`;
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return createPortal(
    <div className={styles.card} ref={card}>
      <span className={`row ${styles.name}`}>
        {grab.copy && <Copy size={14} role="img" aria-label={words.outline.copies} />}
        <span dir="auto">{nameOfGrab(grab)}</span>
      </span>
      {grab.warning && <span className={styles.warning}>{grab.warning}</span>}
    </div>,
    document.body,
  );
}
