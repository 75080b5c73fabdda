import type { RecentFile } from '@guide-studio/host/common';
import { FileText, FileX, X } from '../theme/icons.tsx';
import { useState } from 'react';
import { IconButton } from '../controls/index.ts';
import { shortName, whenOf, words } from '../i18n/index.ts';
import { CardSection } from './CardSection.tsx';
import styles from './RecentGuides.module.css';

interface RecentGuidesProps {
  readonly title?: string;
  readonly recent: readonly RecentFile[];
  readonly opening: string | null;
  readonly onOpen: (file: string) => void;
  readonly onForget: (key: string) => void;
}

/** The recent guides. Missing ones are marked and can be removed. Renders nothing if there are none. */
export function RecentGuides({ title, recent, opening, onOpen, onForget }: RecentGuidesProps) {
  if (recent.length === 0) return null;
  return (
    <CardSection title={title} dense>
      {recent.map((each) => (
        <li key={each.key}>
          <RecentGuide
            recent={each}
            opening={each.file !== null && opening === each.file}
            onOpen={onOpen}
            onForget={() => onForget(each.key)}
          />
        </li>
      ))}
    </CardSection>
  );
}

interface RecentGuideProps {
  readonly recent: RecentFile;
  readonly opening: boolean;
  readonly onOpen: (file: string) => void;
  readonly onForget: () => void;
}

function RecentGuide({ recent, opening, onOpen, onForget }: RecentGuideProps) {
  const [now] = useState(Date.now);
  const { file, openedAt } = recent;
  const name = shortName(recent.name);
  const { welcome } = words.files;
  if (file === null) {
    return (
      <div className={`card ${styles.card}`} data-missing="">
        <FileX size={16} className={styles.icon} />
        <span className="column grow">
          <span className={styles.name}>{name}</span>
          <span className={`faint ${styles.detail}`}>{welcome.missing(recent.folder)}</span>
        </span>
        <IconButton icon={X} size="small" label={welcome.forget(name)} onClick={onForget} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className={`card ${styles.card}`}
      aria-busy={opening || undefined}
      onClick={() => onOpen(file)}
    >
      <FileText size={16} className={styles.icon} />
      <span className="column grow">
        <span className={styles.name}>{name}</span>{' '}
        <span className={`faint ${styles.detail}`}>{opening ? words.files.opening : whenOf(openedAt, now)}</span>
      </span>
    </button>
  );
}
