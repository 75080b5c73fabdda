import type { Json, JsonObject } from '@guide-studio/guide-core';
import { entryOf, isJsonObject } from '@guide-studio/guide-core/internal';
import type { Conflict } from '@guide-studio/guide-core/merge';
import { words } from '../i18n/index.ts';
import type { Conditions, Side } from './conditionsOf.ts';
import { Differing } from './Differing.tsx';
import styles from './SideContent.module.css';

/** Most parts of a part named; the rest are counted. */
const named = 8;
const partLists = ['items', 'concepts', 'options', 'rows', 'columns'] as const;
const nameFields = ['text', 'title', 'name'] as const;
/** Properties shown in the words for conditions. */
const inWords: ReadonlySet<string> = new Set(['conditional', 'carryForwardFrom']);

interface SideContentProps {
  readonly conflict: Conflict;
  readonly side: Side;
  readonly conditions: Conditions;
}

/**
 * The version of one side: a text as it is, a condition as a sentence, a part by its name, its own parts and its
 * condition, anything else as in the file.
 */
export function SideContent({ conflict, side, conditions }: SideContentProps) {
  const { code, field = '' } = conflict;
  const { value, path } = conflict[side];
  if (code === 'reference') return <Choice {...{ conflict, side, conditions }} />;
  if (value === undefined) return <span className={styles.nothing}>{nothingOf(conflict)}</span>;
  const condition = conditions(side, path, field);
  if (code === 'field' && inWords.has(field) && condition !== '') return <Text>{condition}</Text>;
  const other = side === 'base' ? undefined : conflict[side === 'ours' ? 'theirs' : 'ours'].value;
  if (code === 'field' && field !== 'status' && typeof value === 'string' && typeof other === 'string') {
    return <Differing text={value} other={other} />;
  }
  if (code === 'field') return <Value field={field} value={value} />;
  const name = isJsonObject(value) ? nameOfPart(value) : undefined;
  if (!isJsonObject(value) || name === undefined) return <Value field={field} value={value} />;
  return (
    <>
      <Part part={value} name={name} />
      {condition === '' ? null : <Quiet>{condition}</Quiet>}
    </>
  );
}

/** Returns what a missing value of a side means. */
function nothingOf({ code, field }: Conflict): string {
  const { deleted, always, hasThisId, nothing } = words.merging;
  if (code === 'deletion') return deleted;
  // The other part is elsewhere on its side.
  if (code === 'sameId') return hasThisId;
  return field === 'conditional' ? always : nothing;
}

/** A reference to a part that the other side deleted: what happens to both, and the resulting condition. */
function Choice({ conflict, side, conditions }: SideContentProps) {
  const { target = '', deletedBy } = conflict;
  const { bringBack, leaveOut } = words.merging;
  const condition = conditions(side, conflict[side].path);
  return (
    <>
      {side === 'base' ? null : <Text>{side === deletedBy ? leaveOut(target) : bringBack(target)}</Text>}
      {condition === '' ? <Quiet>{words.merging.always}</Quiet> : <Quiet>{condition}</Quiet>}
    </>
  );
}

function Value({ field, value }: { readonly field: string; readonly value: Json }) {
  if (typeof value === 'boolean') return <span>{value ? words.merging.yes : words.merging.no}</span>;
  if (typeof value === 'number') return <span>{value}</span>;
  if (typeof value === 'string') return <Text>{field === 'status' ? statusWords(value) : value}</Text>;
  if (Array.isArray(value) && value.every((each: Json) => typeof each === 'string')) {
    return (
      <ol className={styles.parts}>
        {(value as readonly string[]).map((each, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} dir="auto">
            {each}
          </li>
        ))}
      </ol>
    );
  }
  return <Code value={value} />;
}

function statusWords(status: string): string {
  const { approve, neutral, reject } = words.properties;
  const known = new Map([
    ['approve', approve],
    ['neutral', neutral],
    ['reject', reject],
  ]);
  return known.get(status) ?? status;
}

function Text({ children }: { readonly children: string }) {
  return (
    <span className={styles.text} dir="auto">
      {children}
    </span>
  );
}

function Quiet({ children }: { readonly children: string }) {
  return (
    <span className={styles.kind} dir="auto">
      {children}
    </span>
  );
}

function Part({ part, name }: { readonly part: JsonObject; readonly name: string }) {
  const kind = kindOf(part);
  const parts = partLists.flatMap((list) => namesIn(part[list]));
  return (
    <>
      <Text>{name}</Text>
      {kind === undefined ? null : <Quiet>{kind}</Quiet>}
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

/** The exact content of the file, for what is otherwise shown in words. */
export function InFile({ conflict, side }: Omit<SideContentProps, 'conditions'>) {
  const { code, field = '' } = conflict;
  const { value } = conflict[side];
  const isInWords =
    code === 'field'
      ? inWords.has(field)
      : isJsonObject(value) && (code === 'reference' || nameOfPart(value) !== undefined);
  if (!isInWords || value === undefined) return null;
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
  const { items, blocks } = words.theme;
  const kinds: Readonly<Record<string, { readonly label: string } | undefined>> = { ...items, ...blocks };
  return entryOf(kinds, type)?.label;
}
