import '../i18n/later.ts';
import { type ClipboardEvent, type DragEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { downloadFile } from '../browser/downloadFile.ts';
import { Button, CheckList, Field, Notice, Switch, TextArea } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { announce } from '../session/index.ts';
import { Download, Upload, X } from '../theme/icons.tsx';
import { type ListQuestion, mostListRows, type ReadList } from '../worker/listMessages.ts';
import { fileName, usualSeparator } from './LinkMaker.tsx';
import type { Parameters } from './linkOf.ts';
import { listText, mostListBytes } from './listText.ts';
import styles from './PersonalLinks.module.css';
import { type ListReading, readList } from './readList.ts';

interface PersonalLinksProps {
  readonly link: string;
  readonly linkId: string;
  /** Parameters of every link. */
  readonly parameters: Parameters;
  readonly languages: readonly string[];
}

/** A list that is not shown in the field: a file, or a text that is too long for it. */
interface Given {
  readonly name: string;
  readonly text: string;
}

/** A longer text is not shown in the field, which would make it slow. */
const mostShown = 200_000;

/** As it is copied from a spreadsheet. */
const example = 'id\tpanel\nP001\tA\nP002\tB';

/** The first columns tell the rows apart. */
const mostColumns = 4;

type Refused = { readonly what: string; readonly next: string };

/** Makes a link for each person of a pasted list or a file, shows the first, and downloads all as CSV. */
export function PersonalLinks({ link, linkId, parameters, languages }: PersonalLinksProps) {
  const id = useId();
  const texts = words.invite.list;
  const [typed, setTyped] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [hasNames, setHasNames] = useState<boolean | null>(null);
  const [inLink, setInLink] = useState<readonly number[] | null>(null);
  const [busy, setBusy] = useState(false);
  const text = useDeferredValue(given?.text ?? typed);
  const reading = useReadList({ text, link, also: parameters, hasNames, inLink, languages });
  const read = reading?.kind === 'read' ? reading.read : null;

  function take(next: Given | null): void {
    setRefused(null);
    setHasNames(null);
    setInLink(null);
    setGiven(next);
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const { name } = file;
    if (file.size > mostListBytes) return setRefused({ what: texts.tooLarge(name), next: texts.tooLargeNext });
    const content = listText(new Uint8Array(await file.arrayBuffer()));
    if (content === null) return setRefused({ what: texts.notText(name), next: texts.notTextNext });
    take({ name, text: content });
  }

  function download(): void {
    if (read === null || read.links === 0) return;
    setBusy(true);
    const file = { separator: usualSeparator(), heading: texts.link };
    readList({ text, link, also: parameters, hasNames, inLink, languages, file }, (done) => {
      setBusy(false);
      if (done.kind !== 'read' || done.read.csv === null) return;
      downloadFile(`${fileName(linkId, 'people')}.csv`, new Blob([done.read.csv], { type: 'text/csv;charset=utf-8' }));
      announce(texts.downloaded(done.read.links));
    });
  }

  const onPaste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length > mostShown) {
      event.preventDefault();
      if (pasted.length > mostListBytes) setRefused({ what: texts.tooLarge(texts.pasted), next: texts.tooLargeNext });
      else take({ name: texts.pasted, text: pasted });
    } else if (pasted === '' && file !== undefined) {
      event.preventDefault();
      void takeFile(file);
    }
  };
  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void takeFile(file);
  };

  return (
    <section aria-labelledby={id}>
      <div className="stack gap3" onDragOver={(event) => event.preventDefault()} onDrop={onDrop} onPaste={onPaste}>
        <h3 id={id} className={styles.title}>
          {texts.title}
        </h3>
        <p className="quiet">{texts.about}</p>
        {given === null ? (
          <Field label={texts.label} hint={texts.hint}>
            <TextArea
              rows={4}
              data-mono=""
              className={styles.list}
              value={typed}
              placeholder={example}
              onText={(now) => {
                setRefused(null);
                setTyped(now);
              }}
            />
          </Field>
        ) : null}
        <div className="wrap">
          <FileButton
            label={given === null ? texts.chooseFile : texts.otherFile}
            onFile={(file) => void takeFile(file)}
          />
          {given === null ? null : (
            <>
              <span className={styles.from} dir="auto">
                {texts.from(given.name)}
              </span>
              <Button icon={X} onClick={() => take(null)}>
                {texts.discard}
              </Button>
            </>
          )}
        </div>
        {refused === null ? null : <Notice kind="error" text={refused.what} next={refused.next} />}
        {text.trim() === '' ? null : reading === null ? (
          <output className="quiet">{texts.reading}</output>
        ) : reading.kind === 'tooMany' ? (
          <Notice kind="error" text={texts.tooMany(mostListRows)} next={texts.tooManyNext} />
        ) : reading.kind === 'failed' ? (
          <Notice kind="error" text={texts.failed} next={texts.failedNext} />
        ) : (
          <Result
            read={reading.read}
            busy={busy}
            onNames={(names) => {
              setHasNames(names);
              setInLink(null);
            }}
            onColumns={setInLink}
            onDownload={download}
          />
        )}
      </div>
    </section>
  );
}

/** Reads the list again whenever something about it changes. Returns null while it is read for the first time. */
function useReadList(asked: Omit<ListQuestion, 'id' | 'file'>): ListReading | null {
  const { text, link, also, hasNames, inLink, languages } = asked;
  const [answer, setAnswer] = useState<{ readonly of: string; readonly reading: ListReading } | null>(null);
  useEffect(() => {
    if (text.trim() === '') return;
    return readList({ text, link, also, hasNames, inLink, languages, file: null }, (reading) =>
      setAnswer({ of: text, reading }),
    );
  }, [text, link, also, hasNames, inLink, languages]);
  return answer?.of === text ? answer.reading : null;
}

interface ResultProps {
  readonly read: ReadList;
  readonly busy: boolean;
  readonly onNames: (hasNames: boolean) => void;
  readonly onColumns: (columns: readonly number[]) => void;
  readonly onDownload: () => void;
}

function Result({ read, busy, onNames, onColumns, onDownload }: ResultProps) {
  const texts = words.invite.list;
  const { columns, faults, faulty, links, rows, preview, hasNames } = read;
  const leftOut = Object.values(faulty).reduce((sum, count) => sum + count, 0);
  const chosen = columns.flatMap(({ isInLink }, at) => (isInLink ? [String(at)] : []));
  const nameOf = (at: number): string => texts.column(columns[at]?.name ?? '', at + 1);
  return (
    <div className="stack gap3">
      <Switch label={texts.names} checked={hasNames} onChecked={onNames} />
      {columns.length < 2 ? null : (
        <Field label={texts.columns} hint={texts.columnsHint} group>
          <CheckList
            options={columns.map((_, at) => ({ value: String(at), label: nameOf(at) }))}
            values={chosen}
            onValues={(values) => onColumns(values.map(Number))}
          />
        </Field>
      )}
      {[...new Set(columns.flatMap(({ name, fault }) => (fault ? [texts.columnFaults[fault](name)] : [])))].map(
        (sentence) => (
          <Notice key={sentence} kind="error" text={sentence} />
        ),
      )}
      {leftOut === 0 ? null : (
        <Notice
          kind="warning"
          text={texts.leftOut(leftOut)}
          next={
            <ul className={styles.faults}>
              {faults.map((fault) => (
                <li key={fault.row}>{texts.rowFault(fault)}</li>
              ))}
              {leftOut > faults.length ? <li>{texts.moreFaults(leftOut - faults.length)}</li> : null}
            </ul>
          }
        />
      )}
      {links === 0 ? (
        columns.some(({ fault }) => fault !== null) ? null : (
          <Notice kind="error" text={texts.nothing} next={texts.nothingNext} />
        )
      ) : (
        <>
          <div className={styles.preview}>
            <table className={styles.table}>
              <caption>{texts.previewed(preview.length)}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.row}</th>
                  {columns.slice(0, mostColumns).map((_, at) => (
                    <th key={nameOf(at)} scope="col">
                      {nameOf(at)}
                    </th>
                  ))}
                  <th scope="col">{texts.link}</th>
                </tr>
              </thead>
              <tbody>
                {preview.map((row) => (
                  <tr key={row.row}>
                    <td>{row.row}</td>
                    {row.cells.slice(0, mostColumns).map((cell, at) => (
                      <td key={nameOf(at)} dir="auto">
                        {cell}
                      </td>
                    ))}
                    <td className={`mono ${styles.link}`} dir="ltr">
                      {pathOf(row.link)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="wrap">
            <Button icon={Download} busy={busy} onClick={onDownload}>
              {texts.download(links)}
            </Button>
            <output className="quiet">{texts.ready(links, rows)}</output>
          </div>
        </>
      )}
    </div>
  );
}

/** The start is the same for all. */
const pathOf = (link: string): string => link.replace(/^https?:\/\/[^/]*/u, '…');

/** Opens the file dialog of the system. */
function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={Upload} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same file may be chosen again, after a change of it.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
