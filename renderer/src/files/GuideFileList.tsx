import type { GuideFile } from '@guide-studio/host/common';
import { FileText } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { EmptyState, Field, Notice, TextField, Button } from '../controls/index.ts';
import { useSession } from '../session/store.ts';
import { shortName, sizeOf, whenOf } from './fileWords.ts';
import styles from './GuideFileList.module.css';
import { useGuideFiles } from './useGuideFiles.ts';
import { hostMessageOf, words } from '../words/index.ts';

interface GuideFileListProps {
  readonly onOpen: (file: GuideFile) => void;
  /** The file being opened now, by its handle. */
  readonly opening?: string | null;
  /** What stands there when the folder holds no guide. */
  readonly empty: ReactNode;
}

const filterFrom = 9;

/** The guides of the folder, newest first. Arrow keys walk through them; Enter opens. */
export function GuideFileList({ onOpen, opening, empty }: GuideFileListProps) {
  const { reload, ...files } = useGuideFiles();
  const [filter, setFilter] = useState('');
  if (files.state === 'loading') return <Waiting />;
  if (files.state === 'failed') {
    const { what, next } = hostMessageOf(files.error);
    return (
      <Notice kind="error" text={what} next={next} actions={<Button onClick={reload}>{words.files.tryAgain}</Button>} />
    );
  }
  const broken = files.brokenNames.map((name) => (
    <Notice key={name} kind="warning" text={words.files.brokenName(name)} next={words.files.brokenNameNext} />
  ));
  if (files.files.length === 0) {
    return (
      <div className={styles.box}>
        {broken}
        {empty}
      </div>
    );
  }
  const shown = files.files.filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()));
  return (
    <div className={styles.box}>
      {files.files.length >= filterFrom ? (
        <Field label={words.files.filter(files.files.length)}>
          <TextField type="search" value={filter} onText={setFilter} />
        </Field>
      ) : null}
      {shown.length === 0 ? <EmptyState text={words.files.noMatch} /> : null}
      <FileRows files={shown} opening={opening ?? null} onOpen={onOpen} />
      {broken}
    </div>
  );
}

interface FileRowsProps {
  readonly files: readonly GuideFile[];
  readonly opening: string | null;
  readonly onOpen: (file: GuideFile) => void;
}

function FileRows({ files, opening, onOpen }: FileRowsProps) {
  const [now] = useState(Date.now);
  const current = useSession((session) => session.onDisk?.file ?? null);
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.file}>
          <button
            type="button"
            className={styles.row}
            aria-busy={opening === file.file || undefined}
            onKeyDown={walk}
            onClick={() => onOpen(file)}
          >
            <FileText size={16} className={styles.icon} />
            <span className={styles.name}>{shortName(file.name)}</span>{' '}
            <span className={styles.details}>
              {file.file === current ? <span className={styles.current}>{words.files.openNow}</span> : null}{' '}
              <span>{opening === file.file ? words.files.opening : whenOf(file.modifiedAt, now)}</span>{' '}
              <span className={styles.size}>{sizeOf(file.bytes)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const row = event.currentTarget.parentElement;
  const next =
    event.key === 'ArrowDown' ? row?.nextElementSibling : event.key === 'ArrowUp' ? row?.previousElementSibling : null;
  const button = next?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.focus();
}

function Waiting() {
  return (
    <output className={styles.waiting}>
      <span className="unseen">{words.files.reading}</span>
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </output>
  );
}
