import '../i18n/later.ts';
import { useState } from 'react';
import { Button, IconButton, Tooltip } from '../controls/index.ts';
import { CircleAlert, X } from '../theme/icons.tsx';
import { words } from '../i18n/index.ts';
import { contradictionText } from './contradictionText.ts';
import { fixNothing, type GuidePaths, release, usePaths } from './exploring.ts';
import { type Fixed, keyOfFixed, describeFixed, sentenceOfFixed } from './fixed.ts';
import { excludesItself } from './pathRows.ts';
import { plainName } from './plainName.ts';
import styles from './WhatIf.module.css';

/**
 * What is fixed by hand, each with a button to take it back. If some of it excludes each other, only that is listed until
 * the rest is wanted.
 */
export function WhatIf({ known }: { readonly known: GuidePaths }) {
  const fixed = usePaths((paths) => paths.fixed);
  const [isOpen, setOpen] = useState(false);
  if (fixed.length === 0) return null;
  const contradiction = known.fixed === fixed ? known.explored.contradiction : null;
  // That participants are screened out is no mistake.
  const wrong = contradiction !== null && excludesItself(known.explored) ? contradiction : [];
  const isWrong = (at: number): boolean => wrong.includes(at);
  const others = wrong.length === 0 ? 0 : fixed.length - wrong.length;
  const shown = [...fixed.entries()].filter(([at]) => wrong.length === 0 || isWrong(at) || isOpen);
  return (
    <div className={styles.bar}>
      <span className={styles.title}>{words.paths.whatIf}</span>
      <ul className={styles.chips} aria-label={words.paths.whatIf}>
        {shown.map(([at, one]) => (
          <Chip key={keyOfFixed(one)} known={known} fixed={one} isWrong={isWrong(at)} />
        ))}
      </ul>
      {others > 0 && (
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.paths.hideOthers : words.paths.showOthers(others)}
        </Button>
      )}
      <Button onClick={fixNothing}>{words.paths.takeAllBack}</Button>
      {contradiction !== null && (
        <p className={styles.outcome} data-wrong={wrong.length > 0} role="status">
          {wrong.length > 0 && <CircleAlert size={14} />}
          <span dir="auto">{contradictionText(known)}</span>
        </p>
      )}
    </div>
  );
}

interface ChipProps {
  readonly known: GuidePaths;
  readonly fixed: Fixed;
  /** It excludes others, or itself. */
  readonly isWrong: boolean;
}

/** One thing that is fixed. Where it is narrow, the question is cut before the answer. */
function Chip({ known: { doc }, fixed, isWrong }: ChipProps) {
  const { about, rest } = describeFixed(doc, fixed);
  const full = sentenceOfFixed(doc, fixed, plainName);
  return (
    <li className={styles.chip} data-wrong={isWrong}>
      <Tooltip text={full} describes={full !== sentenceOfFixed(doc, fixed)}>
        <span className={styles.sentence}>
          {about !== '' && (
            <>
              <span className={styles.about} dir="auto">
                {about}
              </span>{' '}
            </>
          )}
          <span className={styles.rest} dir="auto">
            {rest}
          </span>
        </span>
      </Tooltip>
      <IconButton icon={X} label={words.paths.takeBack} onClick={() => release(keyOfFixed(fixed))} />
    </li>
  );
}
