import type { JsonObject } from '@guide-studio/guide-core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Notice, Segmented } from '../controls/index.ts';
import { languageName } from '../settings/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import type { ImportedRow } from '../worker/importMessages.ts';
import { ImportPreview } from './ImportPreview.tsx';
import styles from './ImportResult.module.css';
import { blocksIn, type Found, itemsIn } from './openFound.ts';
import type { Reading } from './readInWorker.ts';
import { ReportRows } from './ReportRows.tsx';

const verdicts = ['proposed', 'lost', 'wider', 'narrower', 'equivalent', 'exact'] as const;
/** What matters most in an interview comes first. */
const kinds = ['condition', 'question', 'carry', 'option', 'row', 'block', 'text', 'translation', 'setting'] as const;
type Filter = 'toCheck' | 'all' | ImportedRow['verdict'];

/** Rows shown before more are asked for. */
const first = 200;

interface ImportResultProps {
  readonly name: string;
  readonly reading: Reading | null;
  readonly found: Found | null;
  readonly accepted: readonly number[];
  readonly onAccepted: (accepted: readonly number[]) => void;
  readonly onStop: () => void;
  /** The open guide, to which it may be added, keeps its own language and title. */
  readonly keepsSettings: boolean;
}

/** What becomes of a source: its parts with what became of each, beside the guide. */
export function ImportResult({ name, reading, found, accepted, onAccepted, onStop, keepsSettings }: ImportResultProps) {
  const { importing } = words;
  if (reading?.kind === 'reading' && found === null)
    return (
      <div className={styles.waiting} role="status">
        <p>{importing.reading(name)}</p>
        <progress value={reading.done} aria-label={importing.reading(name)} />
        <Button onClick={onStop}>{importing.stop}</Button>
      </div>
    );
  if (reading?.kind === 'failed') return <Notice kind="error" text={importing.failed} next={importing.failedNext} />;
  if (reading?.kind === 'refused')
    return (
      <Notice
        kind="error"
        text={importing.refused(name)}
        next={
          <>
            {reading.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>{importing.refusedNext}</p>
          </>
        }
      />
    );
  if (found === null) return <p className={styles.nothing}>{importing.nothingYet}</p>;
  const format = reading?.kind === 'read' ? reading.read.format : null;
  return (
    <Sides
      {...{ found, accepted, onAccepted, keepsSettings }}
      title={format === null ? name : importing.readAs(name, format)}
    />
  );
}

interface SidesProps extends Pick<ImportResultProps, 'accepted' | 'onAccepted' | 'keepsSettings'> {
  readonly found: Found;
  readonly title: string;
}

function Sides({ found, title, accepted, onAccepted, keepsSettings }: SidesProps) {
  const { importing } = words;
  const { rows } = found;
  const [filter, setFilter] = useState<Filter>('toCheck');
  const [selected, setSelected] = useState<number | null>(null);
  const [shown, setShown] = useState(first);
  const blocks = useMemo(() => blocksIn(found), [found]);
  const settings = settingsOf(found, keepsSettings);
  const toCheck = rows.filter(needsCheck).length;
  const listed = useMemo(() => listedRows(rows, filter), [rows, filter]);
  const counts = verdicts.map((verdict) => [verdict, rows.filter((row) => row.verdict === verdict).length] as const);
  const chosen = selected === null ? undefined : listed[selected];
  const proposals = rows.flatMap(({ verdict, proposal }) =>
    verdict === 'proposed' && proposal !== undefined ? [proposal] : [],
  );

  function choose(next: Filter): void {
    setFilter(next);
    setSelected(null);
    setShown(first);
  }

  function goOn(by: 1 | -1): void {
    if (listed.length === 0) return;
    const at = selected === null ? (by === 1 ? 0 : listed.length - 1) : selected + by;
    setSelected((at + listed.length) % listed.length);
  }

  // The field or button that had the focus may be gone. F8 must still arrive here.
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    goOn(event.shiftKey ? -1 : 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is also a button
    <div ref={region} tabIndex={-1} className={styles.result} onKeyDown={onKeyDown}>
      <div className={styles.summary} aria-live="polite">
        <p className={styles.title}>{title}</p>
        <p>{summaryOf(found, blocks)}</p>
        {settings === '' ? null : <p>{settings}</p>}
      </div>
      {rows.length > 0 && (
        <div className={styles.filter}>
          <Segmented
            label={importing.filter}
            value={filter}
            options={[
              { value: 'toCheck', label: importing.count(importing.toCheck, toCheck) },
              ...counts.flatMap(([verdict, count]) =>
                count === 0
                  ? []
                  : [{ value: verdict, label: importing.count(importing.verdicts[verdict].name, count) }],
              ),
              { value: 'all', label: importing.count(importing.all, rows.length) },
            ]}
            onValue={choose}
          />
          <Button title={importing.nextHint} disabled={listed.length === 0} onClick={() => goOn(1)}>
            {importing.next}
          </Button>
          {proposals.length > 1 && (
            <Button
              onClick={() => {
                region.current?.focus({ preventScroll: true });
                onAccepted([...new Set([...accepted, ...proposals])]);
              }}
            >
              {importing.acceptAll(proposals.length)}
            </Button>
          )}
        </div>
      )}
      <div className={styles.sides} data-alone={rows.length === 0 || undefined}>
        {rows.length > 0 && (
          <section className={styles.side} aria-label={importing.source}>
            <ReportRows
              rows={listed}
              nothing={filter === 'toCheck' ? importing.nothingToCheck : importing.noneOfKind}
              selected={selected}
              onSelect={setSelected}
              shown={shown}
              onShown={setShown}
              onAccept={(proposal, isAccepted) => {
                // The row goes to another list, so its button loses the focus.
                region.current?.focus({ preventScroll: true });
                setSelected(null);
                onAccepted(isAccepted ? [...accepted, proposal] : accepted.filter((one) => one !== proposal));
              }}
            />
          </section>
        )}
        <ImportPreview blocks={blocks} target={chosen?.target ?? chosen?.block ?? null} />
      </div>
    </div>
  );
}

const needsCheck = ({ verdict }: ImportedRow): boolean => verdict !== 'exact' && verdict !== 'equivalent';

/** Returns the rows of a filter; of those to check, the worst first. */
function listedRows(rows: readonly ImportedRow[], filter: Filter): readonly ImportedRow[] {
  if (filter === 'all') return rows;
  if (filter !== 'toCheck') return rows.filter(({ verdict }) => verdict === filter);
  // What is lost with its question comes last.
  const within = ({ kind, code }: ImportedRow): number =>
    code === 'withQuestion' ? kinds.length - 0.5 : kinds.indexOf(kind);
  const rank = (row: ImportedRow): number => verdicts.indexOf(row.verdict) * kinds.length + within(row);
  return rows.filter(needsCheck).toSorted((one, other) => rank(one) - rank(other));
}

function summaryOf({ rows, translations, conditions }: Found, blocks: readonly JsonObject[]): string {
  const { importing } = words;
  const { questions, statements } = itemsIn(blocks);
  const titled = blocks.filter(({ title }) => title !== '').length;
  const proposals = rows.filter(({ verdict }) => verdict === 'proposed').length;
  const languages = Object.keys(translations?.['translations'] ?? {}).length;
  return [
    importing.becomes(questions, statements, titled),
    ...(conditions.all > 0 ? [importing.conditions(conditions.carried, conditions.all)] : []),
    ...(proposals > 0 ? [importing.proposals(proposals)] : []),
    ...(languages > 0 ? [importing.languages(languages)] : []),
  ].join(' ');
}

/** Returns what an import recognised of the study itself, and where to change it; empty for nothing. */
function settingsOf({ guide, rows }: Found, keepsSettings: boolean): string {
  const { importing } = words;
  const sentences = rows.flatMap(({ code, params, text }): readonly string[] => {
    if (code === 'languageRead') return [importing.languageRead(languageName(params['language'] ?? ''))];
    if (code === 'languageNamed') return [importing.languageNamed(languageName(params['language'] ?? ''))];
    if (code === 'languageUnsure') return [importing.languageUnsure(languageName('en'))];
    return code === 'participantTitle' && guide !== null ? [importing.participantTitle(text)] : [];
  });
  if (sentences.length === 0) return '';
  return [...sentences, keepsSettings ? importing.keepsSettings : importing.inSettings].join(' ');
}
