import { Search, X } from '../theme/icons.tsx';
import { type KeyboardEvent } from 'react';
import { IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import styles from './OutlineSearch.module.css';

interface OutlineSearchProps {
  readonly text: string;
  /** Number of matching rows; null without a search. */
  readonly found: number | null;
  readonly onText: (text: string) => void;
  /** Moves to the rows found. */
  readonly onEnter: () => void;
}

/** The search above the tree: shows only rows that contain a text, and the rows around them. */
export function OutlineSearch({ text, found, onText, onEnter }: OutlineSearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') onText('');
    else if (event.key === 'Enter' || event.key === 'ArrowDown') onEnter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={styles.search}>
      <div className={`row ${styles.box}`}>
        <Search size={14} aria-hidden="true" className={styles.icon} />
        <input
          type="text"
          className={`grow ${styles.input}`}
          data-outline-search=""
          aria-label={words.outline.search}
          placeholder={words.outline.search}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton size="small" icon={X} label={words.outline.clearSearch} onClick={() => onText('')} />
        )}
      </div>
      <p className={`quiet ${styles.found}`} role="status">
        {found === null ? '' : found === 0 ? words.outline.nothingFound(text.trim()) : words.outline.found(found)}
      </p>
    </search>
  );
}
