import type { GuideFile } from '@guide-studio/host/common';
import { type ReactNode, useCallback, useState } from 'react';
import { EmptyState, Field, Notice, TextField, Button, wordFilter } from '../controls/index.ts';
import { DeletedGuides } from './DeletedGuides.tsx';
import styles from './GuideFileList.module.css';
import { GuideFileRow, type GuideFileRowProps } from './GuideFileRow.tsx';
import { type FileNotice, useFileActs } from './useFileActs.ts';
import { useGuideFiles } from './useGuideFiles.ts';
import { useRowFocus } from './useRowFocus.ts';
import { hostMessageOf, words } from '../i18n/index.ts';

interface GuideFileListProps {
  readonly onOpen: (file: GuideFile) => void;
  /** The handle of the file being opened. */
  readonly opening?: string | null;
  /** What an empty folder shows. */
  readonly empty: ReactNode;
  /** Enables rename, copy and delete; called after each of them. */
  readonly onManaged?: () => void;
}

const filterFrom = 9;

/** The guides of the folder, newest first. Arrow keys move through them; Enter opens one. */
export function GuideFileList({ onOpen, opening, empty, onManaged }: GuideFileListProps) {
  const { reload, refresh, ...files } = useGuideFiles();
  const [filter, setFilter] = useState('');
  const { acts, notice, deleted, restored } = useFileActs(
    useCallback(() => (refresh(), onManaged?.()), [refresh, onManaged]),
  );
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
  const around = onManaged ? { acts } : {};
  const head = notice && <LastAction notice={notice} />;
  const foot = onManaged ? <DeletedGuides files={deleted} onRestore={acts.restore} /> : null;
  if (files.files.length === 0) {
    return (
      <div className={`stack gap3 ${styles.box}`}>
        {head}
        {broken}
        {empty}
        {foot}
      </div>
    );
  }
  const isFound = wordFilter(filter);
  const shown = files.files.filter(({ name }) => isFound(name));
  return (
    <div className={`stack gap3 ${styles.box}`}>
      {head}
      {files.files.length >= filterFrom ? (
        <Field label={words.files.filter(files.files.length)}>
          <TextField type="search" value={filter} onText={setFilter} />
        </Field>
      ) : null}
      {shown.length === 0 ? <EmptyState text={words.files.noMatch} /> : null}
      <FileRows files={shown} opening={opening ?? null} onOpen={onOpen} restored={restored} {...around} />
      {broken}
      {foot}
    </div>
  );
}

interface FileRowsProps extends Pick<GuideFileRowProps, 'onOpen' | 'acts'> {
  readonly files: readonly GuideFile[];
  readonly opening: string | null;
  /** The guide restored last. */
  readonly restored: { readonly name: string } | null;
}

function FileRows({ files, opening, restored, onOpen, ...given }: FileRowsProps) {
  const { list, acts } = useRowFocus(files, given.acts, restored);
  return (
    <ul ref={list} className={`column card ${styles.list}`}>
      {files.map((file) => (
        <li key={file.file}>
          <GuideFileRow file={file} isOpening={opening === file.file} onOpen={onOpen} {...(acts ? { acts } : {})} />
        </li>
      ))}
    </ul>
  );
}

/** The last file action, with its undo if it has one, or why it failed. */
function LastAction({ notice }: { readonly notice: FileNotice }) {
  const { kind, what, next, undo, dismiss } = notice;
  return (
    <Notice
      kind={kind}
      text={what}
      next={next}
      actions={undo ? <Button onClick={undo}>{words.files.manage.undo}</Button> : null}
      onDismiss={dismiss}
    />
  );
}

function Waiting() {
  return (
    <output className="stack">
      <span className="unseen">{words.files.reading}</span>
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </output>
  );
}
