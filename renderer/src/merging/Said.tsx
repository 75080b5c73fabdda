import { type ConflictSide, isJsonObject, type Json, type JsonObject } from '@guide-studio/guide-core';
import { words } from '../words/index.ts';
import styles from './Said.module.css';

/** So many parts of a part are named; the rest is counted. */
const named = 8;
const partLists = ['items', 'concepts', 'options', 'rows', 'columns'] as const;
const nameFields = ['text', 'title', 'name'] as const;

/** What one side says: a text as it reads, a part of a guide by its name and its own parts, anything else as in the file. */
export function Said({ side: { value } }: { readonly side: ConflictSide }) {
  if (value === undefined) return <span className={styles.nothing}>{words.merging.nothing}</span>;
  if (typeof value === 'string') {
    return (
      <span className={styles.text} dir="auto">
        {value}
      </span>
    );
  }
  const name = isJsonObject(value) ? nameOfPart(value) : undefined;
  if (!isJsonObject(value) || name === undefined) return <Code value={value} />;
  return <Part part={value} name={name} />;
}

function Part({ part, name }: { readonly part: JsonObject; readonly name: string }) {
  const kind = kindOf(part);
  const parts = partLists.flatMap((list) => namesIn(part[list]));
  return (
    <>
      <span className={styles.text} dir="auto">
        {name}
      </span>
      {kind === undefined ? null : <span className={styles.kind}>{kind}</span>}
      {parts.length === 0 ? null : (
        <ul className={styles.parts}>
          {parts.slice(0, named).map((each, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} dir="auto">
              {each}
            </li>
          ))}
          {parts.length > named ? <li>{words.merging.more(parts.length - named)}</li> : null}
        </ul>
      )}
    </>
  );
}

/** A part as it stands in the file, for whoever wants to know exactly. */
export function InFile({ side: { value } }: { readonly side: ConflictSide }) {
  if (!isJsonObject(value) || nameOfPart(value) === undefined) return null;
  return (
    <details>
      <summary className={styles.kind}>{words.merging.inFile}</summary>
      <Code value={value} />
    </details>
  );
}

function Code({ value }: { readonly value: Json }) {
  return <code className={styles.code}>{JSON.stringify(value, null, 1)}</code>;
}

function nameOfPart(part: JsonObject): string | undefined {
  return nameFields.map((field) => part[field]).find((value): value is string => typeof value === 'string');
}

function namesIn(list: Json | undefined): readonly string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((part) => (isJsonObject(part) ? (nameOfPart(part) ?? []) : []));
}

function kindOf({ type }: JsonObject): string | undefined {
  if (typeof type !== 'string') return undefined;
  const { items, blocks } = words.look;
  const kinds: Readonly<Record<string, { readonly label: string } | undefined>> = { ...items, ...blocks };
  return kinds[type]?.label;
}
