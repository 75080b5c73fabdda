import type { DeletedFile } from '@guide-studio/host/common';
import { useState } from 'react';
import { Button, Tooltip } from '../controls/index.ts';
import { shortName, whenOf, words } from '../i18n/index.ts';
import styles from './DeletedGuides.module.css';

interface DeletedGuidesProps {
  readonly files: readonly DeletedFile[];
  readonly onRestore: (file: DeletedFile) => void;
}

/** The deleted guides in the local history, collapsed. Renders nothing if there are none. */
export function DeletedGuides({ files, onRestore }: DeletedGuidesProps) {
  const [now] = useState(Date.now);
  const { manage } = words.files;
  if (files.length === 0) return null;
  return (
    <details className={styles.deleted}>
      <summary>{manage.deleted(files.length)}</summary>
      <ul>
        {files.map((file) => (
          <li key={file.key}>
            <Tooltip text={file.folder}>
              <span className={styles.name}>{shortName(file.name)}</span>
            </Tooltip>
            <span className="faint">{whenOf(file.deletedAt, now)}</span>
            <Button aria-label={manage.restoreOf(shortName(file.name))} onClick={() => onRestore(file)}>
              {manage.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
