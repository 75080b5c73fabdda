import '../i18n/later.ts';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  locate,
  textField,
} from '@guide-studio/guide-core/edit';
import { type ReactNode, useId, useMemo } from 'react';
import { Button, Select } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { fix, release, usePaths } from './exploring.ts';
import { linkParameters } from '../explanations/linkParameters.ts';
import { type Fixed, keyOfFixed } from './fixed.ts';
import { plainName } from './plainName.ts';
import styles from './WhatIf.module.css';

/** What of a question or a concept can be fixed by hand; nothing for others. */
export function FixControls({ doc, node }: { readonly doc: GuideDocument; readonly node: GuideNode }) {
  if (node.kind === 'concept') {
    return (
      <Fixing keys={[node.key]}>
        <Choice
          name={plainName(node)}
          labels={[words.paths.drawnIs, words.paths.drawnNot]}
          fixedAs={(is) => ({ kind: 'concept', concept: node.key, is })}
        />
      </Fixing>
    );
  }
  // Answers of a concept block are given for each concept.
  const block = locate(doc, node.key)?.ancestors.findLast(({ kind }) => kind === 'block');
  if (block === undefined || textField(block, 'type') === 'concept') return null;
  const options = childrenOf(node, 'options');
  if (textField(node, 'type') === 'multiple_choice' && options.length > 0) {
    return (
      <Fixing keys={options.map(({ key }) => key)}>
        {options.map((option) => (
          <Choice
            key={option.key}
            name={plainName(option)}
            labels={[words.paths.selected, words.paths.notSelected]}
            fixedAs={(is) => ({ kind: 'option', option: option.key, row: null, is })}
          />
        ))}
      </Fixing>
    );
  }
  if (textField(node, 'type') !== 'matrix') return null;
  const rows = childrenOf(node, 'rows');
  return (
    <Fixing keys={rows.map(({ key }) => key)}>
      {rows.map((row) => (
        <Row key={row.key} row={row} columns={options} />
      ))}
    </Fixing>
  );
}

interface FixingProps {
  /** The keys of what can be fixed here ({@link keyOfFixed}). */
  readonly keys: readonly string[];
  readonly title?: string;
  readonly children: ReactNode;
}

/** A list that is closed until something of it is fixed. */
function Fixing({ keys, title = words.paths.whatIf, children }: FixingProps) {
  const isUsed = usePaths(({ fixed }) => fixed.some((one) => keys.includes(keyOfFixed(one))));
  return (
    <details className={styles.options} open={isUsed || undefined}>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

function useFixed(key: string): Fixed | undefined {
  return usePaths(({ fixed }) => fixed.find((one) => keyOfFixed(one) === key));
}

interface ChoiceProps {
  readonly name: string;
  /** Of the case, and of the opposite. */
  readonly labels: readonly [string, string];
  readonly fixedAs: (is: boolean) => Exclude<Fixed, { kind: 'parameter' }>;
}

/** Fixes something as the case or not. */
function Choice({ name, labels, fixedAs }: ChoiceProps) {
  const key = keyOfFixed(fixedAs(true));
  const now = useFixed(key);
  const value = now !== undefined && 'is' in now ? now.is : null;
  return (
    <li className={styles.option}>
      <span dir="auto">{name}</span>
      <span className={styles.buttons} role="group" aria-label={name}>
        {[true, false].map((is) => (
          <Button
            key={String(is)}
            aria-pressed={value === is}
            onClick={() => (value === is ? release(key) : fix(fixedAs(is)))}
          >
            {labels[is ? 0 : 1]}
          </Button>
        ))}
      </span>
    </li>
  );
}

/** Fixes the column that is selected in a row of a matrix. */
function Row({ row, columns }: { readonly row: GuideNode; readonly columns: readonly GuideNode[] }) {
  const now = useFixed(row.key);
  const fixAs = (option: Key): void =>
    option === '' ? release(row.key) : fix({ kind: 'option', option, row: row.key, is: true });
  return (
    <Line
      name={plainName(row)}
      value={now?.kind === 'option' ? now.option : ''}
      options={[
        { value: '', label: words.paths.notFixed },
        ...columns.map((column) => ({ value: column.key, label: plainName(column) })),
      ]}
      onValue={fixAs}
    />
  );
}

/** Fixes the link parameters that conditions name. */
export function FixLink() {
  const doc = usePaths(({ known }) => known?.doc ?? null);
  const parameters = useMemo(() => (doc === null ? [] : [...linkParameters(doc)]), [doc]);
  if (parameters.length === 0) return null;
  return (
    <Fixing
      title={words.paths.whatIfLink}
      keys={parameters.map(([name]) => keyOfFixed({ kind: 'parameter', name, value: null }))}
    >
      {parameters.map(([name, values]) => (
        <Parameter key={name} name={name} values={values} />
      ))}
    </Fixing>
  );
}

function Parameter({ name, values }: { readonly name: string; readonly values: readonly string[] }) {
  const key = keyOfFixed({ kind: 'parameter', name, value: null });
  const now = useFixed(key);
  // The value of a choice is the place of the parameter's value, because that may be any text.
  const place = now?.kind !== 'parameter' ? '' : now.value === null ? 'none' : String(values.indexOf(now.value));
  return (
    <Line
      name={name}
      value={place}
      options={[
        { value: '', label: words.paths.notFixed },
        ...values.map((value, at) => ({ value: String(at), label: value })),
        { value: 'none', label: words.paths.noValue },
      ]}
      onValue={(chosen) =>
        chosen === ''
          ? release(key)
          : fix({ kind: 'parameter', name, value: chosen === 'none' ? null : (values[Number(chosen)] ?? null) })
      }
    />
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

function Line({ name, value, options, onValue }: LineProps) {
  const id = useId();
  return (
    <li className={styles.line}>
      <label htmlFor={id} dir="auto">
        {name}
      </label>
      <Select id={id} className={styles.value} value={value} options={options} onValue={onValue} />
    </li>
  );
}
