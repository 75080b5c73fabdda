import { FilePlus2, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState } from '../controls/index.ts';
import { newGuide, openFile } from '../session/files.ts';
import { useSession } from '../session/store.ts';
import { GuideFileList } from './GuideFileList.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { RecoveryNotices } from './RecoveryNotices.tsx';
import styles from './WelcomeScreen.module.css';

/** Where the editor begins while no guide is open: the guides of the folder, and a new one. */
export function WelcomeScreen() {
  const folder = useSession((session) => session.info?.folder ?? '');
  const [opening, setOpening] = useState<string | null>(null);
  return (
    <div className={styles.screen}>
      <div className={styles.column}>
        <header className={styles.head}>
          <div>
            <h2 className={styles.title}>Guides</h2>
            <p className={styles.folder}>
              <FolderOpen size={16} />
              <span className={styles.path}>{folder}</span>
            </p>
          </div>
          <div className={styles.actions}>
            <OpenElsewhere />
            <Button variant="primary" icon={FilePlus2} onClick={() => newGuide()}>
              New guide
            </Button>
          </div>
        </header>
        <RecoveryNotices />
        <GuideFileList
          opening={opening}
          onOpen={({ file }) => {
            setOpening(file);
            void openFile(file).finally(() => setOpening(null));
          }}
          empty={
            <div className={styles.empty}>
              <EmptyState
                icon={FilePlus2}
                text="No guide is in this folder yet. Write the first one, or put a .guide.json file here."
                action={<Button onClick={() => newGuide()}>Write the first guide</Button>}
              />
            </div>
          }
        />
      </div>
    </div>
  );
}
