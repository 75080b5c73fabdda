import '../words/later.ts';
import { Button, IconButton } from '../controls/index.ts';
import { CircleAlert, X } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { fixNothing, type Known, release, usePaths } from './exploring.ts';
import { keyOfFixed, sentenceOfFixed } from './fixed.ts';
import { onlyScreenedOut } from './pathRows.ts';
import styles from './WhatIf.module.css';

/** What is fixed by hand, each with a button to take it back, and what of it excludes each other. */
export function WhatIf({ known }: { readonly known: Known }) {
  const fixed = usePaths((paths) => paths.fixed);
  if (fixed.length === 0) return null;
  const contradiction = known.fixed === fixed ? known.explored.contradiction : null;
  const said = onlyScreenedOut(known.explored) ? words.paths.screenedOutWith : words.paths.contradiction;
  const sentences = fixed.map((one) => sentenceOfFixed(known.doc, one));
  return (
    <div className={styles.bar}>
      <span className={styles.title}>{words.paths.whatIf}</span>
      {fixed.map((one, at) => (
        <span key={keyOfFixed(one)} className={styles.chip} data-wrong={contradiction?.includes(at) ?? false}>
          <span className={styles.sentence} dir="auto">
            {sentences[at]}
          </span>
          <IconButton icon={X} label={words.paths.takeBack} onClick={() => release(keyOfFixed(one))} />
        </span>
      ))}
      <Button variant="quiet" onClick={fixNothing}>
        {words.paths.takeAllBack}
      </Button>
      {contradiction !== null && (
        <p className={styles.wrong} role="status">
          <CircleAlert size={14} />
          <span dir="auto">
            {contradiction.length === 0
              ? words.paths.nobodyPasses
              : said(contradiction.flatMap((at) => sentences[at] ?? []))}
          </span>
        </p>
      )}
    </div>
  );
}
