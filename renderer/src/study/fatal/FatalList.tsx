import '../../i18n/later.ts';
import { CircleX } from '../../theme/icons.tsx';
import { words } from '../../i18n/index.ts';
import { WhatIsThis } from '../../manual/index.ts';
import type { FatalFinding } from './fatalFindings.ts';
import styles from './FatalList.module.css';

/** No more are listed: a guide of many concepts may have one problem at each. */
const mostListed = 8;

/** What ruins a study, one line each. */
export function FatalList({ fatal }: { readonly fatal: readonly FatalFinding[] }) {
  const { kinds } = words.study.fatal;
  return (
    <ul className="stack">
      {fatal.slice(0, mostListed).map(({ key, kind, sentence }) => (
        <li key={key} className={styles.line}>
          <CircleX size={16} className={styles.icon} />
          <span className={styles.words}>
            <strong className={styles.kind}>{kinds[kind]}</strong> {sentence}
          </span>
          <WhatIsThis id={kind} />
        </li>
      ))}
      {fatal.length > mostListed ? <li>{words.study.publish.more(fatal.length - mostListed)}</li> : null}
    </ul>
  );
}
