import { MessageCircle } from '../theme/icons.tsx';
import { Button, Tooltip } from '../controls/index.ts';
import { findingSentence } from '../explanations/findingSentence.ts';
import { words } from '../i18n/index.ts';
import { WhatIsThis } from '../manual/index.ts';
import { codeOfFinding, type OffShown, useGuide } from '../session/index.ts';
import { goToFinding } from './goToFinding.ts';
import { placeInGuide } from './placeInGuide.ts';
import styles from './Problems.module.css';
import { showSwitch, turnOn } from './turnOff.ts';

/** One finding that is switched off: what, where, and by what. */
export function OffLine({ off: { finding, by } }: { readonly off: OffShown }) {
  const message = findingSentence(finding);
  const why = by.kind === 'settings' ? words.problems.offBySettings(by.file) : words.problems.offByComment(by.reason);
  const place = useGuide(({ checked, editor }) => placeInGuide(checked ?? editor.doc, finding.key));
  return (
    <div className={`row ${styles.line}`}>
      <Tooltip text={`${message}\n${why}`}>
        <button
          type="button"
          data-problem=""
          className={`bare grow ${styles.problem}`}
          onClick={() => goToFinding(finding)}
        >
          <span className={styles.message}>{message}</span>
          <span className={`quiet ${styles.more}`}>
            <span className={styles.place} dir="auto">
              {place}
            </span>
            <span dir="auto">{why}</span>
          </span>
        </button>
      </Tooltip>
      {by.kind === 'comment' && (
        <div className={`row gap1 ${styles.fixes}`}>
          <Button icon={MessageCircle} onClick={() => showSwitch(by.id)}>
            {words.problems.showComment}
          </Button>
          <Button onClick={() => void turnOn(by.id)}>{words.problems.turnOn}</Button>
        </div>
      )}
      <WhatIsThis id={codeOfFinding(finding)} />
    </div>
  );
}
