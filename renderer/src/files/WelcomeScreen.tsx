import { FilePlus2, FolderOpen } from '../theme/icons.tsx';
import { useEffect, useId, useState } from 'react';
import { Button, EmptyState } from '../controls/index.ts';
import { newGuide, openFile, useSession } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { GuideFileList } from './GuideFileList.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { OpenFolder } from './OpenFolder.tsx';
import { RecentGuides } from './RecentGuides.tsx';
import { RecoveryNotices } from './RecoveryNotices.tsx';
import { StartCards } from './StartCards.tsx';
import { useRecentGuides } from './useRecentGuides.ts';
import styles from './WelcomeScreen.module.css';

const mostRecent = 4;

/** The start screen while no guide is open: recent guides, ways to start, and the guides of the folder. */
export function WelcomeScreen() {
  const [opening, setOpening] = useState<string | null>(null);
  const { recent, error, refresh, forget } = useRecentGuides();
  const [isLate, setLate] = useLate(recent === null);
  const { welcome } = words.files;

  /** The user changed the list of the folder, so the list above may come now too. */
  function onManaged(): void {
    setLate(false);
    refresh();
  }

  function open(file: string): void {
    setOpening(file);
    void openFile(file).finally(() => setOpening(null));
  }

  return (
    <div className={styles.screen}>
      <div className={`stack ${styles.column}`}>
        <header>
          <h2 className={styles.title}>{welcome.title}</h2>
          <p className={styles.intro}>{welcome.intro}</p>
        </header>
        <RecoveryNotices />
        {/* Comes as a whole, so that nothing moves away under a click. */}
        {recent !== null || error !== null || isLate ? (
          <>
            <RecentGuides
              title={welcome.recent}
              recent={isLate ? [] : (recent ?? []).slice(0, mostRecent)}
              opening={opening}
              onOpen={open}
              onForget={forget}
            />
            <StartCards title={welcome.start} onStart={(start) => start()} />
            <Folder onManaged={onManaged} opening={opening} onOpen={open} />
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Milliseconds to wait for the recent guides, whose folders may be on a slow network. The menu lists them later. */
const patience = 300;

/** Returns true once something waited too long, until it is set again. */
function useLate(waits: boolean): readonly [boolean, (isLate: boolean) => void] {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = waits ? setTimeout(() => setLate(true), patience) : undefined;
    return () => clearTimeout(timer);
  }, [waits]);
  return [isLate, setLate];
}

interface FolderProps {
  /** Called after a guide was renamed, copied, deleted or restored. */
  readonly onManaged: () => void;
  readonly opening: string | null;
  readonly onOpen: (file: string) => void;
}

/** The folder given at startup. Another one needs a restart, unless the system has file dialogs. */
function Folder({ onManaged, opening, onOpen }: FolderProps) {
  const folder = useSession((session) => session.info.folder);
  const native = useSession((session) => session.host.capabilities.nativeDialogs);
  const id = useId();
  const { welcome } = words.files;
  return (
    <section aria-labelledby={id} className="stack gap3">
      <div className={styles.folderHead}>
        <div>
          <h3 id={id} className={styles.heading}>
            {welcome.folder}
          </h3>
          <p className={styles.folder}>
            <FolderOpen size={16} />
            <span className={styles.path}>{folder}</span>
          </p>
        </div>
        <div className="wrap">
          <OpenFolder />
          <OpenElsewhere />
        </div>
      </div>
      <GuideFileList
        onManaged={onManaged}
        opening={opening}
        onOpen={({ file }) => onOpen(file)}
        empty={
          <div className={styles.empty}>
            <EmptyState
              icon={FilePlus2}
              text={welcome.noGuides}
              action={<Button onClick={() => newGuide()}>{welcome.firstGuide}</Button>}
            />
          </div>
        }
      />
      {native ? null : (
        <p className="quiet">
          {welcome.otherFolder} <code className={styles.command}>{startCommand}</code>
        </p>
      )}
    </section>
  );
}

const startCommand = 'guide edit --folder DIR';
