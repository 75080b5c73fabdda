import type { RecentFile } from '@guide-studio/host/common';
import { FileText, FileX, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../controls/index.ts';
import { shortName, whenOf, words } from '../words/index.ts';
import { useSession } from '../session/index.ts';
import { CardSection } from './CardSection.tsx';
import styles from './RecentGuides.module.css';

interface RecentGuidesProps {
  readonly title?: string;
  readonly most: number;
  /** Replaces the list if it is empty. */
  readonly empty?: ReactNode;
  readonly opening: string | null;
  readonly onOpen: (file: string) => void;
}

/** The recent guides, in any folder. Missing ones are marked and can be removed. */
export function RecentGuides({ title, most, empty, opening, onOpen }: RecentGuidesProps) {
  const host = useSession((session) => session.host);
  const [recent, setRecent] = useState<readonly RecentFile[] | null>(null);
  useEffect(() => {
    void host.call('file.recent', {}).then((result) => {
      if (result.ok) setRecent(result.value.files);
    });
  }, [host]);
  if (recent === null) return null;
  if (recent.length === 0) return empty;

  function forget(key: string): void {
    setRecent((all) => all?.filter((each) => each.key !== key) ?? null);
    void host.call('file.forget', { key });
  }

  return (
    <CardSection title={title} dense>
      {recent.slice(0, most).map((each) => (
        <li key={each.key}>
          <RecentGuide
            recent={each}
            opening={each.file !== null && opening === each.file}
            onOpen={onOpen}
            onForget={() => forget(each.key)}
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
