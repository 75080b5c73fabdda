import { type GuideFile, guideExtension, guideFileName } from '@guide-studio/host/common';
import { Copy, Ellipsis, FileText, FolderOpen, Pencil, Trash2 } from '../theme/icons.tsx';
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { ContextMenu, Field, Menu, type MenuItem, TextField } from '../controls/index.ts';
import { hostMessageOf, shortName, sizeOf, whenOf, words } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import styles from './GuideFileList.module.css';
import type { FileActs } from './useFileActs.ts';

export interface GuideFileRowProps {
  readonly file: GuideFile;
  readonly isOpening: boolean;
  readonly onOpen: (file: GuideFile) => void;
  /** Enables rename, copy and delete. */
  readonly acts?: FileActs;
}

/** One guide of a list. A press opens it; its menu and keys rename it in place, copy it or delete it. */
export function GuideFileRow({ file, isOpening, onOpen, acts }: GuideFileRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const [menuAt, setMenuAt] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const returnsFocus = useRef(false);
  // At once, before the next key: a focus that came later would take it to this guide, and Delete would delete it.
  const row = useCallback((button: HTMLButtonElement | null) => {
    if (button === null || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.focus();
  }, []);
  if (acts && isRenaming) {
    return (
      <NameField
        file={file}
        acts={acts}
        onEnd={(hadFocus) => {
          returnsFocus.current = hadFocus;
          setRenaming(false);
        }}
      />
    );
  }
  const items = acts ? entriesOf(file, acts, { open: () => onOpen(file), rename: () => setRenaming(true) }) : [];
  const openMenu = (event: MouseEvent) => {
    if (!acts) return;
    event.preventDefault();
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    // The menu key gives no pointer position.
    const isByKey = event.clientX === 0 && event.clientY === 0;
    setMenuAt(isByKey ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (acts && event.key === 'F2') setRenaming(true);
    else if (acts && event.key === 'Delete') acts.remove(file);
    else return walk(event);
    event.preventDefault();
  };
  return (
    <div className={styles.line} onContextMenu={openMenu}>
      <RowButton ref={row} file={file} isOpening={isOpening} onOpen={onOpen} onKeyDown={onKeyDown} />
      {acts && (
        <div className={styles.acts}>
          <Menu
            icon={Ellipsis}
            iconOnly
            size="small"
            align="end"
            label={words.files.manage.menu(shortName(file.name))}
            items={items}
          />
        </div>
      )}
      {menuAt && (
        <ContextMenu
          label={words.files.manage.menu(shortName(file.name))}
          {...menuAt}
          items={items.map((item) => ({ ...item, onSelect: () => void setTimeout(item.onSelect) }))}
          onClose={() => setMenuAt(null)}
        />
      )}
    </div>
  );
}

interface RowButtonProps extends Omit<GuideFileRowProps, 'acts'> {
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

function RowButton({ ref, file, isOpening, onOpen, onKeyDown }: RowButtonProps) {
  const [now] = useState(Date.now);
  const isOpen = useSession(({ guide }) => guide?.onDisk.file === file.file);
  return (
    <button
      ref={ref}
      type="button"
      className={`cluster ${styles.row}`}
      aria-busy={isOpening || undefined}
      onKeyDown={onKeyDown}
      onClick={() => onOpen(file)}
    >
      <FileText size={16} className={styles.icon} />
      <span className={styles.name}>{shortName(file.name)}</span>{' '}
      <span className={`faint ${styles.details}`}>
        {isOpen ? <span className={styles.current}>{words.files.openNow}</span> : null}{' '}
        <span>{isOpening ? words.files.opening : whenOf(file.modifiedAt, now)}</span>{' '}
        <span className={styles.size}>{sizeOf(file.bytes)}</span>
      </span>
    </button>
  );
}

function entriesOf(
  file: GuideFile,
  acts: FileActs,
  own: { readonly open: () => void; readonly rename: () => void },
): readonly MenuItem[] {
  const { manage } = words.files;
  return [
    { label: manage.open, icon: FolderOpen, onSelect: own.open },
    {
      label: manage.rename,
      icon: Pencil,
      shortcut: 'F2',
      separated: true,
      onSelect: () => void setTimeout(own.rename),
    },
    { label: manage.duplicate, icon: Copy, onSelect: () => acts.duplicate(file) },
    {
      label: manage.remove,
      icon: Trash2,
      shortcut: words.frame.keyNames.Delete,
      danger: true,
      separated: true,
      onSelect: () => acts.remove(file),
    },
  ];
}

interface NameFieldProps {
  readonly file: GuideFile;
  readonly acts: FileActs;
  /** `hadFocus`: the keyboard was in the name until the end. */
  readonly onEnd: (hadFocus: boolean) => void;
}

/** Edits the name of a guide in place: Enter renames it, Escape keeps the old name. */
function NameField({ file, acts, onEnd }: NameFieldProps) {
  const [name, setName] = useState(shortName(file.name));
  const [refused, setRefused] = useState<string | null>(null);
  const isOver = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const end = () => {
    isOver.current = true;
    onEnd(box.current?.contains(document.activeElement) ?? false);
  };

  async function commit(): Promise<void> {
    if (isOver.current) return;
    isOver.current = true;
    if (name.trim() === shortName(file.name)) return end();
    const checked = guideFileName(name);
    const error = checked.ok ? await acts.rename(file, name) : checked.error;
    if (error === null) return end();
    isOver.current = false;
    const { what, next } = hostMessageOf(error);
    setRefused(`${what} ${next}`);
  }

  return (
    <div ref={box} className={styles.naming}>
      <Field label={words.files.manage.newName(shortName(file.name))} errors={refused === null ? [] : [refused]}>
        <div className={`row ${styles.nameBox}`}>
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user asked to rename it
            autoFocus
            value={name}
            onText={(text) => (setName(text), setRefused(null))}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => (refused === null ? void commit() : end())}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              event.stopPropagation();
              if (event.key === 'Enter') void commit();
              else end();
            }}
          />
          <span className={styles.ending}>{guideExtension}</span>
        </div>
      </Field>
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.closest('li');
  const next =
    event.key === 'ArrowDown' ? row?.nextElementSibling : event.key === 'ArrowUp' ? row?.previousElementSibling : null;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}
