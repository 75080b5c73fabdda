import '../words/later.ts';
import { type GuideDocument, type GuideNode, type Key, locate } from '@guide-studio/guide-core';
import { Button, IconButton } from '../controls/index.ts';
import { CircleAlert, X } from '../look/icons.tsx';
import { nameOfPart } from '../sentences/conditionWords.ts';
import { words } from '../words/index.ts';
import { type Fixed, fix, fixNothing, type Known, usePaths } from './exploring.ts';
import styles from './WhatIf.module.css';

/** What is fixed by hand, each with a button to take it back, and what of it excludes each other. */
export function WhatIf({ known }: { readonly known: Known }) {
  const fixed = usePaths((paths) => paths.fixed);
  if (fixed.length === 0) return null;
  const { contradiction } = known.explored;
  const excluding = known.fixed === fixed ? (contradiction ?? []) : [];
  return (
    <div className={styles.bar}>
      <span className={styles.title}>{words.paths.whatIf}</span>
      {fixed.map((one, at) => (
        <span key={one.option} className={styles.chip} data-wrong={excluding.includes(at)} dir="auto">
          {sentenceOf(known.doc, one)}
          <IconButton icon={X} label={words.paths.takeBack} onClick={() => fix(one.option, null)} />
        </span>
      ))}
      <Button variant="quiet" onClick={fixNothing}>
        {words.paths.takeAllBack}
      </Button>
      {contradiction !== null && known.fixed === fixed && (
        <p className={styles.wrong} role="status">
          <CircleAlert size={14} /> {contradiction.length === 0 ? words.paths.nobodyPasses : words.paths.contradiction}
        </p>
      )}
    </div>
  );
}

function sentenceOf(doc: GuideDocument, { option, is }: Fixed): string {
  const located = locate(doc, option);
  const item = located?.ancestors.findLast(({ kind }) => kind === 'item');
  if (located === undefined || located === null || item === undefined) return words.paths.gone;
  return words.paths.fixedTo(nameOfPart(item), nameOfPart(located.node), is);
}

/** The options of a question, each to be fixed as selected or not. */
export function FixOptions({ options }: { readonly options: readonly GuideNode[] }) {
  const fixed = usePaths((paths) => paths.fixed);
  const valueOf = (key: Key): boolean | null => fixed.find(({ option }) => option === key)?.is ?? null;
  return (
    <details className={styles.options} open={options.some(({ key }) => valueOf(key) !== null) || undefined}>
      <summary>{words.paths.whatIf}</summary>
      <ul>
        {options.map((option) => (
          <li key={option.key} className={styles.option}>
            <span dir="auto">{nameOfPart(option)}</span>
            <span className={styles.buttons} role="group" aria-label={nameOfPart(option)}>
              {[true, false].map((is) => (
                <Button
                  key={String(is)}
                  variant="quiet"
                  aria-pressed={valueOf(option.key) === is}
                  onClick={() => fix(option.key, valueOf(option.key) === is ? null : is)}
                >
                  {is ? words.paths.selected : words.paths.notSelected}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
