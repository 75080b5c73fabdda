import type { KeyboardEvent } from 'react';
import { words } from '../i18n/index.ts';
import styles from './ManualPane.module.css';
import { Marked } from './Page.tsx';
import { showHit } from './reading.ts';
import { type ManualHit, queryMatcher } from './searchManual.ts';

interface HitListProps {
  readonly hits: readonly ManualHit[];
  readonly query: string;
}

/** What a search found, the best first, each with the text around it. The arrow keys go through the list. */
export function HitList({ hits, query }: HitListProps) {
  const { fits } = queryMatcher(query);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul className={styles.hits} aria-label={words.manual.hits} lang="en" onKeyDown={walk}>
      {hits.map(({ place, page, heading, context }, at) => (
        <li key={place}>
          <button type="button" className={`bare ${styles.hit}`} onClick={() => showHit(at, place)}>
            <strong>
              <Marked text={heading} marks={fits} />
            </strong>
            {heading === page ? null : <span className="faint">{page}</span>}
            <span className="quiet">
              <Marked text={context} marks={fits} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus();
}
