import { CircleX, Info } from '../theme/icons.tsx';
import { type ReactNode, useId, useMemo } from 'react';
import styles from './Field.module.css';
import { FieldContext } from './fieldWiring.ts';
import { words } from '../i18n/index.ts';

export interface FieldProps {
  /** Empty if the control has its own label, like a switch. */
  readonly label: string;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
  readonly advice?: readonly string[];
  /** The label names a group (`Segmented`, `CheckList`, several controls) instead of one input. */
  readonly group?: boolean;
  readonly optional?: boolean;
  /** Small actions at the right of the label. */
  readonly aside?: ReactNode;
  /** The path of the property inside its node, for jumping to it. */
  readonly path?: string;
  readonly children: ReactNode;
}

const none: readonly string[] = [];

/** A label, a control, and below it errors, advice and a hint. Connects them to the control for screen readers. */
export function Field(props: FieldProps) {
  const { label, hint, errors = none, advice = none, group = false, optional = false, aside, path, children } = props;
  const id = useId();
  const hasNotes = Boolean(hint) || errors.length > 0 || advice.length > 0;
  const invalid = errors.length > 0;
  const wiring = useMemo(
    () => ({ id, labelId: `${id}label`, describedBy: hasNotes ? `${id}notes` : undefined, invalid }),
    [id, hasNotes, invalid],
  );
  const name = optional ? (
    <>
      {label} <span className={styles.optional}>{words.controls.optional}</span>
    </>
  ) : (
    label
  );
  return (
    <div className={`stack gap1 ${styles.field}`} data-path={path}>
      <div className={`row ${styles.head}`} hidden={label === ''}>
        {group ? (
          <span id={wiring.labelId} className={styles.label}>
            {name}
          </span>
        ) : (
          <label id={wiring.labelId} htmlFor={id} className={styles.label}>
            {name}
          </label>
        )}
        {aside}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hasNotes ? <FieldNotes id={`${id}notes`} hint={hint} errors={errors} advice={advice} /> : null}
    </div>
  );
}

interface FieldNotesProps {
  readonly id: string;
  readonly hint: ReactNode;
  readonly errors: readonly string[];
  readonly advice: readonly string[];
}

function FieldNotes({ id, hint, errors, advice }: FieldNotesProps) {
  return (
    <div id={id} className={`stack gap1 ${styles.notes}`}>
      {[...new Set(errors)].map((text) => (
        <p key={text} className={`isError ${styles.note}`}>
          <CircleX size={16} />
          <span>
            <span className="unseen">{words.controls.error}: </span>
            {text}
          </span>
        </p>
      ))}
      {[...new Set(advice)].map((text) => (
        <p key={text} className={`isAdvice ${styles.note}`}>
          <Info size={16} />
          <span>
            <span className="unseen">{words.controls.advice}: </span>
            {text}
          </span>
        </p>
      ))}
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  );
}
