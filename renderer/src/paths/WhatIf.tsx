import '../words/later.ts';
import { locate } from '@guide-studio/guide-core';
import { withoutMarks } from '../sentences/withoutMarks.ts';
import { Button, IconButton, Tooltip } from '../controls/index.ts';
import { CircleAlert, X } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { fixNothing, type Known, release, usePaths } from './exploring.ts';
import { keyOfFixed, sentenceOfFixed } from './fixed.ts';
import { onlyScreenedOut } from './pathRows.ts';
import { plainName } from './plainName.ts';
import styles from './WhatIf.module.css';

/** What is fixed by hand, each with a button to take it back, and what of it excludes each other. */
export function WhatIf({ known }: { readonly known: Known }) {
  const fixed = usePaths((paths) => paths.fixed);
  if (fixed.length === 0) return null;
  const contradiction = known.fixed === fixed ? known.explored.contradiction : null;
  // That participants are screened out is no mistake.
  const isWrong = !onlyScreenedOut(known.explored);
  const sentences = fixed.map((one) => sentenceOfFixed(known.doc, one));
  const full = fixed.map((one) => sentenceOfFixed(known.doc, one, plainName));
  return (
    <div className={styles.bar}>
      <span className={styles.title}>{words.paths.whatIf}</span>
      {fixed.map((one, at) => (
        <span
          key={keyOfFixed(one)}
          className={styles.chip}
          data-wrong={isWrong && contradiction?.includes(at) === true}
        >
          <Tooltip text={full[at]} describes={full[at] !== sentences[at]}>
            <span className={styles.sentence} dir="auto">
              {sentences[at]}
            </span>
          </Tooltip>
          <IconButton icon={X} label={words.paths.takeBack} onClick={() => release(keyOfFixed(one))} />
        </span>
      ))}
      <Button onClick={fixNothing}>{words.paths.takeAllBack}</Button>
      {contradiction !== null && (
        <p className={styles.said} data-wrong={isWrong} role="status">
          {isWrong && <CircleAlert size={14} />}
          <span dir="auto">{saidOf(known, contradiction, isWrong)}</span>
        </p>
      )}
    </div>
  );
}

/** Returns what follows from things that exclude each other, or that only those have who are screened out. */
function saidOf({ doc, fixed, explored }: Known, places: readonly number[], isWrong: boolean): string {
  const told = words.paths;
  const [only, ...others] = places.flatMap((at) => fixed[at] ?? []);
  if (only === undefined) return told.nobodyPasses;
  const all = [only, ...others].map((one) => sentenceOfFixed(doc, one));
  const concept = only.kind === 'concept' ? locate(doc, only.concept)?.node : undefined;
  if (only.kind !== 'concept' || concept === undefined || others.length > 0) {
    if (!isWrong) return told.screenedOutWith(all);
    const said = others.length > 0 ? told.contradiction(all) : told.impossible(all.join(''));
    return [said, ...explored.because.map((line) => withoutMarks(line))].join(' ');
  }
  return only.is ? told.conceptForNobody(plainName(concept)) : told.conceptForAll(plainName(concept));
}
