import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, ChevronDown, ChevronRight, type IconType } from '../theme/icons.tsx';
import { type ReactNode, useMemo } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';
import { ScrollCues } from './ScrollCues.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconType;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** One of several alternatives that can be on or off; shows a check mark. */
  readonly checked?: boolean;
  readonly danger?: boolean;
  /** Draws a line above it. */
  readonly separated?: boolean;
  readonly onSelect: () => void;
}

/** An entry that opens more actions. */
interface Submenu {
  readonly label: string;
  readonly separated?: boolean;
  readonly items: readonly MenuItem[];
}

export type MenuItems = readonly (MenuItem | Submenu)[];

export interface MenuProps {
  readonly label: string;
  readonly icon?: IconType;
  /** Shows only the icon; the label is its name. */
  readonly iconOnly?: boolean;
  readonly size?: 'normal' | 'small';
  readonly disabled?: boolean;
  readonly align?: 'start' | 'end';
  /** Part of a menu bar: only the word, without an arrow. */
  readonly bare?: boolean;
  /** A function is called when the menu opens, so that a closed menu computes nothing. */
  readonly items: MenuItems | (() => MenuItems);
}

/** A button that opens a list of actions. */
export function Menu({ label, icon, iconOnly, size, disabled, align = 'start', bare = false, items }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger
        disabled={disabled}
        render={
          iconOnly && icon ? (
            <IconButton icon={icon} label={label} size={size} />
          ) : (
            <Button variant="quiet" icon={icon}>
              <span className={styles.trigger}>
                <span className={styles.triggerWords}>{label}</span> {bare ? null : <ChevronDown size={16} />}
              </span>
            </Button>
          )
        }
      />
      <MenuPopup align={align}>
        <Rows items={items} />
      </MenuPopup>
    </BaseMenu.Root>
  );
}

interface MenuPopupProps {
  readonly align?: 'start' | 'end';
  /**
   * A submenu opens beside its entry, and a menu at a point beside that point, where it has the full height of the
   * window.
   */
  readonly side?: 'bottom' | 'inline-end';
  /** Where it opens without a button. */
  readonly anchor?: { readonly getBoundingClientRect: () => DOMRect };
  readonly label?: string;
  readonly children: ReactNode;
}

function MenuPopup({ align = 'start', side = 'bottom', anchor, label, children }: MenuPopupProps) {
  const near = side === 'bottom' || anchor ? 4 : 0;
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={styles.positioner} anchor={anchor} side={side} sideOffset={near} align={align}>
        <BaseMenu.Popup className={styles.popup} aria-label={label}>
          <ScrollCues className={styles.scroller}>{children}</ScrollCues>
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  );
}

interface ContextMenuProps {
  readonly label: string;
  /** The position of the pointer, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly items: MenuItems;
  readonly onClose: () => void;
}

/** A list of actions at the pointer. Open while it is mounted. */
export function ContextMenu({ label, x, y, items, onClose }: ContextMenuProps) {
  const anchor = useMemo(() => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }), [x, y]);
  return (
    <BaseMenu.Root open onOpenChange={(open) => open || onClose()}>
      <MenuPopup side="inline-end" anchor={anchor} label={label}>
        <Rows items={items} />
      </MenuPopup>
    </BaseMenu.Root>
  );
}

function Rows({ items }: Pick<MenuProps, 'items'>) {
  const shown = typeof items === 'function' ? items() : items;
  return shown.map((item) =>
    'items' in item ? <Sublist key={item.label} {...item} /> : <Row key={item.label} item={item} />,
  );
}

function Sublist({ label, separated, items }: Submenu) {
  return (
    <>
      {separated ? <BaseMenu.Separator className={styles.separator} /> : null}
      <BaseMenu.SubmenuRoot>
        <BaseMenu.SubmenuTrigger className={styles.item} disabled={items.length === 0}>
          <span className={styles.icon} />
          <span className={styles.label}>{label}</span>
          <ChevronRight size={16} className={styles.further} aria-hidden="true" />
        </BaseMenu.SubmenuTrigger>
        <MenuPopup side="inline-end">
          <Rows items={items} />
        </MenuPopup>
      </BaseMenu.SubmenuRoot>
    </>
  );
}

function Row({ item }: { readonly item: MenuItem }) {
  const { label, icon: Icon, shortcut, disabled, checked, danger, separated, onSelect } = item;
  const content = (
    <>
      <span className={styles.icon}>{checked ? <Check size={16} /> : Icon ? <Icon size={16} /> : null}</span>
      <span className={styles.label}>{label}</span>
      {shortcut ? <kbd className={`faint ${styles.shortcut}`}>{shortcut}</kbd> : null}
    </>
  );
  const shared = { disabled, className: styles.item, 'data-danger': danger || undefined };
  return (
    <>
      {separated ? <BaseMenu.Separator className={styles.separator} /> : null}
      {checked === undefined ? (
        <BaseMenu.Item {...shared} onClick={onSelect}>
          {content}
        </BaseMenu.Item>
      ) : (
        <BaseMenu.CheckboxItem {...shared} checked={checked} onCheckedChange={onSelect} closeOnClick>
          {content}
        </BaseMenu.CheckboxItem>
      )}
    </>
  );
}
