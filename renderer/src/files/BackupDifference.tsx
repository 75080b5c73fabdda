import { type Diff, diffGuides } from '@guide-studio/guide-core/diff';
import type { Backup } from '@guide-studio/host/common';
import { useEffect, useState } from 'react';
import { guideIn, read } from '../session/index.ts';
import { describeChange } from '../explanations/changeWords.ts';
import { words } from '../i18n/index.ts';
import styles from './BackupDifference.module.css';

/** Number of changes listed; the rest are only counted. */
const mostChanges = 8;

/**
 * The changes in unsaved work since the file, in sentences. Renders nothing without a file, or if either is not a
 * guide.
 */
export function BackupDifference({ backup }: { readonly backup: Backup }) {
  const [found, setFound] = useState<Diff | null>(null);
  useEffect(() => {
    let isOver = false;
    void differenceOf(backup).then((difference) => {
      if (!isOver) setFound(difference);
    });
    return () => {
      isOver = true;
    };
  }, [backup]);
  if (!found) return null;
  const { changes } = found;
  const { differs, same, more } = words.files.recovery;
  if (changes.length === 0) return <p>{same}</p>;
  return (
    <section className={styles.difference} aria-label={differs(changes.length)}>
      <h3 className={styles.title}>{differs(changes.length)}</h3>
      <ul className={styles.changes}>
        {changes.slice(0, mostChanges).map((change, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} dir="auto">
            {describeChange(change)}
          </li>
        ))}
        {changes.length > mostChanges ? <li>{more(changes.length - mostChanges)}</li> : null}
      </ul>
    </section>
  );
}

async function differenceOf({ key, file, name }: Backup): Promise<Diff | null> {
  const host = read().host;
  if (file === null) return null;
  const [kept, opened] = await Promise.all([host.call('backup.read', { key }), host.call('file.peek', { file })]);
  const [mine, onDisk] = [guideIn(name, kept), guideIn(name, opened)];
  return 'guide' in mine && 'guide' in onDisk ? diffGuides(onDisk.guide, mine.guide) : null;
}
