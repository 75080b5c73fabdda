import type { Key } from '@guide-studio/guide-core';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ContextMenu, type MenuItem, type MenuItems } from '../controls/index.ts';
import { select } from '../session/edit.ts';
import { read } from '../session/store.ts';
import { words } from '../words/index.ts';
import { partEntries } from './partEntries.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly items: MenuItems;
}

interface PartMenuProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Around the panes of the guide: a right press on a part, or the menu key, lists what can be done with it. */
export function PartMenu({ className, children }: PartMenuProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    const next = place ?? placeOf(event);
    if (!next) return;
    event.preventDefault();
    setPlace(next);
  };
  return (
    <div className={className} onContextMenu={open}>
      {children}
      {place && <ContextMenu label={words.frame.partMenu} {...place} onClose={() => setPlace(null)} />}
    </div>
  );
}

/** Null where the menu of the system belongs: in a text, and beside the parts. What is pressed is selected first. */
function placeOf({ target, clientX, clientY }: MouseEvent): Place | null {
  if (!(target instanceof Element) || target.closest('input, textarea, select, [role="menu"]')) return null;
  const part = target.closest<HTMLElement>('[data-key], [data-node]');
  const key: Key | undefined = part?.dataset['key'] ?? part?.dataset['node'];
  if (!part || key === undefined) return null;
  if (!read().editor?.selection.includes(key)) select([key]);
  const items = partEntries().map(afterwards);
  if (items.length === 0) return null;
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isOnPart = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isOnPart ? { x: clientX, y: clientY, items } : { x: left, y: bottom, items };
}

/** Acts once the menu is gone and has given the focus back, so that everything goes on from there as after a key press. */
function afterwards(entry: MenuItems[number]): MenuItems[number] {
  const later = (item: MenuItem): MenuItem => ({ ...item, onSelect: () => void setTimeout(item.onSelect) });
  return 'items' in entry ? { ...entry, items: entry.items.map(later) } : later(entry);
}
