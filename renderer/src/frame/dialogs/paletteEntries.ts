import { childrenOf, type EditorState, type Key } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { wordFilter } from '../../controls/index.ts';
import { prefer, read, select, showView } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import { actionIds, actionOf, perform } from '../../actions/action.ts';
import { type FindHeadings, openManual } from '../../manual/index.ts';
import { menuOf } from '../actions/actions.ts';
import { shortcutOf } from '../../actions/keymap.ts';

/** An entry of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** The menu of a command, or the number or block of a question. */
  readonly place: string;
  readonly shortcut?: string | undefined;
  readonly disabled: boolean;
  readonly run: () => void;
}

/** Entries under one heading. */
export interface PaletteGroup {
  readonly id: 'recent' | 'commands' | 'guide' | 'manual';
  readonly items: readonly PaletteEntry[];
}

/** Most entries shown: more would be scrolled, not read. */
export const mostEntries = 60;

/**
 * Returns the entries that contain every word of the query: commands, recent ones first, parts of the guide, and
 * headings of the manual once it is loaded. A number finds the question with that number.
 */
export function paletteGroups(query: string, headings: FindHeadings | null = null): readonly PaletteGroup[] {
  const isFound = wordFilter(query);
  const isEmpty = query.trim() === '';
  const commands = actionIds()
    .filter((id) => id !== 'view.palette')
    .map(commandEntry);
  const found = commands.filter((entry) => isFound(`${entry.label} ${entry.place}`));
  const last = isEmpty ? read().preferences.recentActions : [];
  const recent = last.flatMap((id) => found.find((entry) => entry.id === id) ?? []);
  const rest = found.filter((entry) => !recent.includes(entry));
  const groups: readonly PaletteGroup[] = [
    { id: 'recent', items: recent },
    { id: 'commands', items: [...rest.filter((entry) => !entry.disabled), ...rest.filter((entry) => entry.disabled)] },
    { id: 'guide', items: isEmpty ? [] : guideEntries(query) },
    { id: 'manual', items: isEmpty ? [] : manualEntries(headings?.(query, mostHeadings) ?? []) },
  ];
  // A number means that question first, before commands with a digit.
  const ordered = /^\d+$/u.test(query.trim()) ? groups.toReversed() : groups;
  return atMost(ordered, mostEntries).filter(({ items }) => items.length > 0);
}

function commandEntry(id: string): PaletteEntry {
  const menu = menuOf(id);
  const { label, enabled } = actionOf(id);
  return {
    id,
    label: menu === 'Insert' ? `${words.frame.menus.Insert}: ${label(read())}` : label(read()),
    place: words.frame.menus[menu],
    shortcut: shortcutOf(id),
    disabled: !enabled(read()),
    run: () => {
      const others = read().preferences.recentActions.filter((other) => other !== id);
      void prefer({ recentActions: [id, ...others].slice(0, 5) });
      perform(id);
    },
  };
}

/** Returns the blocks, questions and concepts that contain all words in their text, or have the number typed. */
function guideEntries(query: string): readonly PaletteEntry[] {
  const { guide } = read();
  if (!guide || guide.merging) return [];
  const isFound = wordFilter(query);
  const number = Number(query);
  return partsOf(guide.editor)
    .filter((part) => part.number === number || isFound(part.label))
    .toSorted((a, b) => Number(b.number === number) - Number(a.number === number))
    .slice(0, mostEntries)
    .map(({ key, label, place }) => ({ id: key, label, place, disabled: false, run: () => goTo(key) }));
}

/** Most headings of the manual that are listed: the manual itself searches its texts. */
const mostHeadings = 8;

function manualEntries(headings: ReturnType<FindHeadings>): readonly PaletteEntry[] {
  return headings.map(({ place, heading, page }) => ({
    id: `manual ${place}`,
    label: heading,
    place: heading === page ? words.frame.palette.manual : page,
    disabled: false,
    run: () => openManual(place),
  }));
}

interface Part {
  readonly key: Key;
  readonly label: string;
  readonly place: string;
  readonly number: number | null;
}

function partsOf({ doc }: EditorState): readonly Part[] {
  let number = 0;
  return childrenOf(doc.root, 'blocks').flatMap((block): Part[] => {
    const title = labelOf(block);
    return [
      { key: block.key, label: title, place: words.theme.blocks.flat.label, number: null },
      ...childrenOf(block, 'concepts').map((concept): Part => {
        return { key: concept.key, label: labelOf(concept), place: title, number: null };
      }),
      ...childrenOf(block, 'items').map((item): Part => {
        number += 1;
        return { key: item.key, label: labelOf(item), place: words.frame.palette.question(number), number };
      }),
    ];
  });
}

function goTo(key: Key): void {
  if (read().guide?.view === 'guide') return select([key]);
  select([key]);
  showView('guide');
}

function atMost(groups: readonly PaletteGroup[], most: number): readonly PaletteGroup[] {
  let left = most;
  return groups.map(({ id, items }) => {
    const kept = items.slice(0, left);
    left -= kept.length;
    return { id, items: kept };
  });
}
