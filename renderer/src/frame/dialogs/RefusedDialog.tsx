import { type GuideDocument, locate, type Refusal, type Transaction } from '@guide-studio/guide-core/edit';
import { labelOf, type OtherRepairs } from '@guide-studio/guide-core/internal';
import { useEffect, useMemo, useState } from 'react';
import { Button, Field, ModalDialog, Select } from '../../controls/index.ts';
import { questionName } from '../../properties/index.ts';
import { listText, entryName, refusalMessageOf, words } from '../../i18n/index.ts';
import { carryOut, closeDialog, closeDialogWith, dispatch, select, useGuide } from '../../session/index.ts';
import { type BrokenPart, brokenParts } from './brokenParts.ts';
import styles from './RefusedDialog.module.css';

const close = () => closeDialog();

function carryOutAndClose(transaction: Transaction | undefined): void {
  close();
  if (transaction) carryOut(transaction);
}

/** Why a command was refused, what it would break, and the repairs, each one undoable step. */
export function RefusedDialog({ refusal, ways }: { refusal: Refusal; ways: OtherRepairs }) {
  const { repair, breaks = [] } = refusal;
  const { along, keep, instead } = ways;
  const [to, setTo] = useState('');
  const editor = useGuide((guide) => guide.editor);
  useClosedByOthers(editor.doc);
  const parts = useMemo(() => brokenParts(editor, refusal), [editor, refusal]);
  const chosen = instead.find((way) => way.to === to);
  const better = chosen ? 'goOnInstead' : along ? 'moveAlong' : keep ? 'keep' : null;
  const goOn = (): void => {
    if (!chosen) return carryOutAndClose(along ?? keep ?? repair);
    close();
    dispatch(chosen.call.id, chosen.call.args as never);
  };
  return (
    <ModalDialog
      title={words.frame.refused[titleOf(refusal)]}
      description={repair ? `${entryName(repair.name)}: ${refusalMessageOf(refusal)}` : refusalMessageOf(refusal)}
      onClose={close}
      lightDismiss
      onSubmit={goOn}
      footer={
        <>
          <Button onClick={close}>{words.frame.refused.cancel}</Button>
          {repair && (
            <Button
              variant={better ? undefined : breaks.length > 0 ? 'danger' : 'primary'}
              type={better ? 'button' : 'submit'}
              onClick={better ? () => carryOutAndClose(repair) : undefined}
            >
              {breaks.length > 0 ? goOnWords(repair, parts) : words.frame.refused.goOn}
            </Button>
          )}
          {better && (
            <Button variant="primary" type="submit">
              {words.frame.refused[better]}
            </Button>
          )}
        </>
      }
    >
      {breaks.length > 0 && (
        <ul className={styles.breaks}>
          {parts.map((part) => (
            <Dependent key={part.owner.key} part={part} />
          ))}
        </ul>
      )}
      {keep && !chosen && <p className={styles.kept}>{keptWords(keep)}</p>}
      {instead.length > 0 && <Instead ways={instead} to={to} onTo={setTo} />}
    </ModalDialog>
  );
}

/** Closes the dialog when the guide changes behind it, because its findings are then outdated. */
function useClosedByOthers(doc: GuideDocument): void {
  const [asked] = useState(doc.root);
  useEffect(() => {
    const { changed, changedNext } = words.frame.refused;
    if (doc.root !== asked) closeDialogWith({ what: changed, next: changedNext, until: 'edit' });
  }, [doc, asked]);
}

/** Returns the title: a move can break references of the moved part, or references to it. */
function titleOf({ breaks = [], params }: Refusal): 'breaks' | 'needs' | 'first' {
  if (breaks.length === 0) return 'first';
  return params['dependent'] === 'moved' ? 'needs' : 'breaks';
}

/** Returns what happens without the references: how many parts everyone sees then. */
function goOnWords({ name }: Transaction, parts: readonly BrokenPart[]): string {
  const shown = parts.filter(({ without }) => without.includes('shown'));
  const kind = shown.every(({ owner }) => owner.kind === 'item') ? 'item' : 'part';
  return words.frame.refused.goOnBreaking(name.command === 'node.remove' ? 'delete' : 'other', shown.length, kind);
}

/** Returns what kept conditions ask for: a row, if the question now has rows. */
function keptWords({ steps }: Transaction): string {
  const row = steps.flatMap((step) => (step.type === 'setField' && step.path[0] === 'matrixRow' ? [step.to] : []))[0];
  const { keptWithRow, keptWithoutRow } = words.frame.refused;
  return typeof row === 'string' ? keptWithRow(row || words.canvas.rowNumber(1)) : keptWithoutRow;
}

interface InsteadProps {
  readonly ways: OtherRepairs['instead'];
  readonly to: string;
  readonly onTo: (to: string) => void;
}

/** The other parts that everything could depend on; none is chosen at first. */
function Instead({ ways, to, onTo }: InsteadProps) {
  const doc = useGuide((guide) => guide.editor.doc);
  const parts = ways.flatMap((way) => locate(doc, way.to)?.node ?? []);
  const kind = parts[0]?.kind === 'option' ? 'option' : parts[0]?.kind === 'row' ? 'row' : 'item';
  return (
    <Field
      label={words.frame.refused.instead[kind]}
      hint={kind === 'item' ? words.frame.refused.insteadHint : undefined}
    >
      <Select
        value={to}
        options={[
          { value: '', label: words.frame.refused.notChosen },
          ...parts.map((node) => ({
            value: node.key,
            label: kind === 'item' ? questionName(doc, node) : labelOf(node),
          })),
        ]}
        onValue={onTo}
      />
    </Field>
  );
}

function Dependent({ part }: { part: BrokenPart }) {
  const { dependsOn, takesFrom, quoted, without } = words.frame.refused;
  const { owner, name, asked, carriedFrom } = part;
  const sentence = [
    ...(asked.length > 0 ? [dependsOn(listText(asked.map(quoted)))] : []),
    ...(carriedFrom === null ? [] : [takesFrom(carriedFrom)]),
  ];
  return (
    <li>
      <button
        type="button"
        className={`bare ${styles.owner}`}
        onClick={() => {
          close();
          select([owner.key]);
        }}
      >
        {name}
      </button>{' '}
      {listText(sentence)}
      <span className={styles.without}>{part.without.map((how) => without[how]).join(' ')}</span>
    </li>
  );
}
