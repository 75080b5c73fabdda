import type { Json, Path } from '@guide-studio/guide-core';
import type { GuideNode } from '@guide-studio/guide-core/edit';
import { getIn } from '@guide-studio/guide-core/internal';
import type { ReactNode } from 'react';
import { Field, NumberField, Select, type SelectOption, Switch, TextArea, TextField } from '../controls/index.ts';
import { findingSentence } from '../explanations/findingSentence.ts';
import { dispatch, type ShownFinding, useEditable, useFindingsAt } from '../session/index.ts';

interface About {
  readonly node: GuideNode;
  readonly path: Path;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** Returns the messages for a property: findings at its path or below it. Serious ones look like errors. */
function useMessages(node: GuideNode, path: Path): { errors: string[]; advice: string[] } {
  const own = path.join('.');
  const here = useFindingsAt(node.key).filter(({ property }) => property === own || property.startsWith(`${own}.`));
  const isAdvice = ({ severity }: ShownFinding): boolean => severity === 'warning';
  const sentences = (of: readonly ShownFinding[]) => of.map(findingSentence);
  return { errors: sentences(here.filter((one) => !isAdvice(one))), advice: sentences(here.filter(isAdvice)) };
}

/** A property with its label and messages; `children` is the control. */
export function Property({
  node,
  path,
  label,
  hint,
  group,
  children,
}: About & { group?: boolean; children: ReactNode }) {
  const { errors, advice } = useMessages(node, path);
  return (
    <Field label={label} hint={hint} errors={errors} advice={advice} group={group} path={path.join('.')}>
      {children}
    </Field>
  );
}

/** Sets a property, or removes it if there is no value. */
export function setProperty(node: GuideNode, path: Path, value: Json | undefined): void {
  dispatch('field.set', { key: node.key, path, ...(value === undefined ? {} : { value }) });
}

interface TextPropertyProps extends About {
  readonly rows?: number;
  readonly mono?: boolean;
  readonly placeholder?: string;
  /** An empty text stays as '' instead of being removed. */
  readonly required?: boolean;
  /** Commits on blur instead of each key press. For ids, because all references to them change too. */
  readonly commitOnBlur?: boolean;
}

/** A text property: one line, or a text area with `rows`. */
export function TextProperty(props: TextPropertyProps) {
  const { node, path, rows, mono, placeholder, required = false, commitOnBlur = false } = props;
  const editable = useEditable();
  const value = getIn(node.fields, path);
  const text = value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const set = (typed: string) => setProperty(node, path, typed === '' && !required ? undefined : typed);
  const shared = { value: text, placeholder, disabled: !editable, onText: set };
  return (
    <Property {...props}>
      {rows === undefined ? (
        <TextField key={node.key} {...shared} mono={mono} commitOn={commitOnBlur ? 'blur' : 'type'} />
      ) : (
        <TextArea key={node.key} {...shared} rows={rows} />
      )}
    </Property>
  );
}

/** A number property; an empty field removes it. */
export function NumberProperty({ node, path, label, hint, isWhole = false }: About & { readonly isWhole?: boolean }) {
  const editable = useEditable();
  const value = getIn(node.fields, path);
  return (
    <Property node={node} path={path} label={label} hint={hint}>
      <NumberField
        key={node.key}
        isWhole={isWhole}
        value={typeof value === 'number' ? value : null}
        disabled={!editable}
        onNumber={(number) => setProperty(node, path, number ?? undefined)}
      />
    </Property>
  );
}

interface SelectPropertyProps extends About {
  readonly options: readonly SelectOption[];
  /** The label for "not set"; without it a value is required. */
  readonly unset?: string;
  /** The value that means the same as "not set": the two are one entry. */
  readonly sameAsUnset?: string;
}

/** A property with a fixed list of values. */
export function SelectProperty({ node, path, label, hint, options, unset, sameAsUnset }: SelectPropertyProps) {
  const editable = useEditable();
  const value = getIn(node.fields, path);
  const others = options.filter((option) => option.value !== sameAsUnset);
  const all = unset === undefined ? others : [{ value: '', label: unset }, ...others];
  return (
    <Property node={node} path={path} label={label} hint={hint}>
      <Select
        value={value === undefined || value === null || value === sameAsUnset ? '' : String(value)}
        options={all}
        disabled={!editable}
        onValue={(chosen) => setProperty(node, path, chosen === '' ? undefined : fromChoice(chosen, path))}
      />
    </Property>
  );
}

/** MaxDiff screens store a number; every other choice is a word of the contract. */
function fromChoice(chosen: string, path: Path): Json {
  return path.at(-1) === 'itemsPerScreen' ? Number(chosen) : chosen;
}

/** A yes/no property; a missing value means "no". */
export function SwitchProperty({ node, path, label, hint }: About) {
  const editable = useEditable();
  const { errors, advice } = useMessages(node, path);
  const on = getIn(node.fields, path) === true;
  return (
    <Field label="" errors={errors} advice={advice} group path={path.join('.')}>
      <Switch
        label={label}
        hint={hint}
        checked={on}
        disabled={!editable}
        onChecked={(checked) => setProperty(node, path, checked ? true : undefined)}
      />
    </Field>
  );
}
