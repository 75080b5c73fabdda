import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, ChevronDown, type LucideIcon } from 'lucide-react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';

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
  readonly items: readonly MenuItem[] | (() => readonly MenuItem[]);
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
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={styles.positioner} sideOffset={4} align={align}>
          <BaseMenu.Popup className={styles.popup}>
            <Rows items={items} />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Rows({ items }: Pick<MenuProps, 'items'>) {
  const shown = typeof items === 'function' ? items() : items;
  return shown.map((item) => <Row key={item.label} item={item} />);
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
