import type { Key } from '@guide-studio/guide-core/edit';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ContextMenu, type MenuItem, type MenuItems } from '../../controls/index.ts';
import { read, select } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
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

/** Adds a context menu to the panes of the guide, for a right press on a part or the menu key. */
export function PartMenu({ className, children }: PartMenuProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => {
    const next = place ?? menuPlace(event);
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

/** Returns null if the system menu should open: in a text, or outside the parts. Selects the pressed part first. */
function menuPlace({ target, clientX, clientY }: MouseEvent): Place | null {
  if (!(target instanceof Element) || target.closest('input, textarea, select, [role="menu"]')) return null;
  const part = target.closest<HTMLElement>('[data-key], [data-node]');
  const key: Key | undefined = part?.dataset['key'] ?? part?.dataset['node'];
  if (!part || key === undefined) return null;
  if (!read().guide?.editor.selection.includes(key)) select([key]);
  const items = partEntries().map(afterwards);
  if (items.length === 0) return null;
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const isOnPart = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isOnPart ? { x: clientX, y: clientY, items } : { x: left, y: bottom, items };
}

/** Runs an action after the menu has closed and returned the focus, so that it works as if started by keys. */
function afterwards(entry: MenuItems[number]): MenuItems[number] {
  const later = (item: MenuItem): MenuItem => ({ ...item, onSelect: () => void setTimeout(item.onSelect) });
  return 'items' in entry ? { ...entry, items: entry.items.map(later) } : later(entry);
}
