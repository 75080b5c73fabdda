import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';
import { ScrollCues } from './ScrollCues.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** One of several alternatives that is on or off: shown with a tick. */
  readonly checked?: boolean;
  readonly danger?: boolean;
  /** A line above it. */
  readonly separated?: boolean;
  readonly onSelect: () => void;
}

/** A word behind which further acts are. */
interface Submenu {
  readonly label: string;
  readonly separated?: boolean;
  readonly items: readonly MenuItem[];
}

export type MenuItems = readonly (MenuItem | Submenu)[];

export interface MenuProps {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Only the icon is shown; the label names it. */
  readonly iconOnly?: boolean;
  readonly size?: 'normal' | 'small';
  readonly disabled?: boolean;
  readonly align?: 'start' | 'end';
  /** Part of a row of menus: only the word, without an arrow. */
  readonly bare?: boolean;
  /** A function is asked when the menu opens, so that nobody asks what a closed menu would say. */
  readonly items: MenuItems | (() => MenuItems);
}

/** A button that opens a list of acts. */
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
  /** The list of a submenu stands beside its word, and one at a point beside that, where it has the height of the window. */
  readonly side?: 'bottom' | 'inline-end';
  /** Where it opens when no button does it. */
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
  /** Where it was asked for, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  readonly items: MenuItems;
  readonly onClose: () => void;
}

/** A list of acts where the pointer is. Open as long as it is mounted. */
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
      {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
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
