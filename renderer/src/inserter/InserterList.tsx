import { type ItemType, itemTypes } from '@guide-studio/guide-core';
import { LayoutList, Shapes } from '../theme/icons.tsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { blockTypeLook, itemTypeLook } from '../theme/itemTypes.ts';
import { wordFilter } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { choose, closeInserter, useInserter } from './inserter.ts';
import styles from './InserterList.module.css';

const width = 320;
/** With this much room below, the list does not open above. */
const height = 420;
/** With less room on both sides, the list overlaps its element. */
const least = 200;
const margin = 8;
const gap = 4;

const added = [...itemTypes, 'flat', 'concept'] as const;
type Choice = (typeof added)[number];

/**
 * The list of question types, with blocks when adding, at the place of the slash. Typing filters, arrows move, Enter
 * chooses.
 */
export function InserterList() {
  const purpose = useInserter((inserter) => inserter.purpose);
  return purpose ? <List key={purpose.key} convert={purpose.kind === 'convert'} /> : null;
}

function List({ convert }: { convert: boolean }) {
  const at = useInserter((inserter) => inserter.at);
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const offered = useInserter(({ purpose }) => purpose?.types ?? itemTypes);
  const all: readonly Choice[] = convert
    ? offered
    : added.filter((type) => !isItemType(type) || offered.includes(type));
  const isFound = wordFilter(filter);
  const types = all.filter((type) => isFound(searchedIn(type)));
  const current = types[Math.min(active, types.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, types.length));
    else if (event.key === 'ArrowUp') setActive((active + types.length - 1) % Math.max(1, types.length));
    else if (event.key === 'Enter' && current) choose(current);
    else if (event.key === 'Escape' || event.key === 'Tab') closeInserter();
    else if (event.key === 'Backspace' && filter === '') closeInserter();
    else return;
    event.preventDefault();
  };
  return (
    <div className={`stack gap1 floating ${styles.popup}`} style={placed(at)}>
      <label className={styles.title} htmlFor={`${id}-filter`}>
        {convert ? words.inserter.convert : words.inserter.add}
      </label>
      <input
        ref={input}
        id={`${id}-filter`}
        className={`searchField ${styles.filter}`}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current ? `${id}-${current}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={words.inserter.hint}
        value={filter}
        onChange={(event) => {
          setFilter(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => useInserter.setState({ purpose: null })}
      />
      <div id={`${id}-list`} role="listbox" aria-label={words.inserter.filter} className={styles.list}>
        {types.map((type) => (
          <Row key={type} id={`${id}-${type}`} type={type} active={type === current} />
        ))}
      </div>
      {types.length === 0 && <p className={styles.nothing}>{words.inserter.nothing(filter)}</p>}
    </div>
  );
}

function Row({ id, type, active }: { id: string; type: Choice; active: boolean }) {
  const look = lookOf(type);
  const Icon = look.icon;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-separated={type === 'flat' || undefined}
      className={styles.row}
      onPointerDown={(event) => {
        event.preventDefault();
        choose(type);
      }}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.name}>{look.label}</span>
      <span className={`quiet ${styles.hint}`}>{look.hint}</span>
    </div>
  );
}

function isItemType(type: Choice): type is ItemType {
  return type !== 'flat' && type !== 'concept';
}

function lookOf(type: Choice) {
  if (isItemType(type)) return itemTypeLook[type];
  const { label, hint } = blockTypeLook[type];
  return { label, hint, icon: type === 'concept' ? Shapes : LayoutList };
}

/** Returns what the filter searches: the name of a type in the interface language, its name in the file, its hint. */
function searchedIn(type: Choice): string {
  const { label, hint } = lookOf(type);
  return `${label} ${type} ${hint}`;
}

/** Returns the place of the list: below its element, or above if there is more room. Never outside the window. */
function placed({ left, top, bottom }: { left: number; top: number; bottom: number }) {
  const x = Math.max(margin, Math.min(left, window.innerWidth - width - margin));
  const end = window.innerHeight - margin;
  const [above, below] = [top - gap - margin, end - bottom - gap];
  const isBelow = below >= Math.min(height, above);
  const maxHeight = Math.max(least, isBelow ? below : above);
  const y = Math.min(isBelow ? bottom + gap : window.innerHeight - top + gap, end - maxHeight);
  return { left: x, width, maxHeight, ...(isBelow ? { top: y } : { bottom: y }) };
}
