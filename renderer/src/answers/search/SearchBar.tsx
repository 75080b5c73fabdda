import '../../i18n/later.ts';
import { TextField } from '../../controls/index.ts';
import { words } from '../../i18n/index.ts';
import { Search } from '../../theme/icons.tsx';
import styles from './SearchBar.module.css';

interface SearchBarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Where the answers are searched. Enter goes to the next hit, with Shift to the one before; Escape clears it. */
export function SearchBar({ text, onText }: SearchBarProps) {
  return (
    <div className={styles.bar} role="search">
      <Search size={16} aria-hidden="true" />
      <TextField
        type="search"
        value={text}
        aria-label={words.marks.search}
        title={words.marks.searchHint}
        placeholder={words.marks.search}
        data-search-answers=""
        onText={onText}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '') {
            onText('');
            event.stopPropagation();
          }
          if (event.key === 'Enter') toHit(event.shiftKey ? -1 : 1);
        }}
      />
    </div>
  );
}

/** Moves to the next hit, or to the one before. */
function toHit(by: 1 | -1): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = hits.findIndex((hit) => hit.dataset['hit'] === 'now');
  const next = hits[(at + by + hits.length) % hits.length];
  if (next === undefined) return;
  for (const hit of hits) hit.dataset['hit'] = hit === next ? 'now' : '';
  next.scrollIntoView({ block: 'center' });
}
