import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from '../../theme/icons.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { DialogFrame } from '../../controls/index.ts';
import { type FindHeadings, loadHeadings } from '../../manual/index.ts';
import { closeDialog } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import styles from './CommandPalette.module.css';
import { mostEntries, type PaletteEntry, paletteGroups } from './paletteEntries.ts';

declare module '../../session/dialogs.ts' {
  interface DialogKinds {
    palette: object;
  }
}

/** Finds every command and question by typing, so that the whole window works without a pointer. */
export function CommandPalette() {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const headings = useHeadings(query);
  const groups = useMemo(() => paletteGroups(query, headings), [query, headings]);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const { palette } = words.frame;
  return (
    <DialogFrame label={palette.title} size="search" onClose={() => closeDialog()} lightDismiss initialFocus={input}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        itemToStringValue={labelOf}
        value={query}
        onValueChange={(value, { reason }) => {
          // Choosing an entry writes its words into the field, which is about to close.
          if (reason !== 'item-press') setQuery(value);
        }}
      >
        <div className={`row gap3 ${styles.field}`}>
          <Search size={16} aria-hidden="true" />
          <Autocomplete.Input
            ref={input}
            className={styles.input}
            aria-label={palette.title}
            placeholder={palette.placeholder}
            spellCheck={false}
          />
        </div>
        <Autocomplete.List className={styles.list} aria-label={palette.title}>
          {groups.map((group) => (
            <Autocomplete.Group key={group.id} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={styles.heading}>{palette[group.id]}</Autocomplete.GroupLabel>
              {group.items.map((entry) => (
                <Line key={entry.id} entry={entry} />
              ))}
            </Autocomplete.Group>
          ))}
        </Autocomplete.List>
        <p className={`faint ${styles.foot}`} role="status">
          {count === 0 ? palette.nothing : count >= mostEntries ? palette.more(count) : palette.count(count)}
        </p>
      </Autocomplete.Root>
    </DialogFrame>
  );
}

/** Loads the headings of the manual with the first query; null until they are there. */
function useHeadings(query: string): FindHeadings | null {
  const [find, setFind] = useState<FindHeadings | null>(null);
  const isAsked = query.trim() !== '';
  useEffect(() => {
    let current = true;
    // Without them, the palette has everything else.
    if (isAsked) {
      loadHeadings().then(
        (loaded) => current && setFind(() => loaded),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [isAsked]);
  return find;
}

const labelOf = (entry: PaletteEntry) => entry.label;

function Line({ entry }: { readonly entry: PaletteEntry }) {
  const { label, place, shortcut, disabled, run } = entry;
  return (
    <Autocomplete.Item value={entry} disabled={disabled} className={styles.item} onClick={() => choose(run)}>
      <span className="cut grow" dir="auto">
        {label}
      </span>
      <span className={`faint cut ${styles.place}`} dir="auto">
        {disabled ? words.frame.palette.unavailable : place}
      </span>
      {shortcut ? <kbd className={`quiet ${styles.keys}`}>{shortcut}</kbd> : null}
    </Autocomplete.Item>
  );
}

/**
 * Closes the palette, and then runs what was chosen, usually when the focus is back: it may open a dialog or move the focus.
 * It runs before the next key at the latest: in a busy window, Ctrl+S would save without what was chosen.
 */
function choose(run: () => void): void {
  closeDialog();
  const runOnce = (): void => {
    clearTimeout(timer);
    globalThis.removeEventListener('keydown', runOnce, true);
    run();
  };
  const timer = setTimeout(runOnce, 0);
  globalThis.addEventListener('keydown', runOnce, true);
}
