import { childrenOf } from '@guide-studio/guide-core/edit';
import { assumptionsWith, type Duration, type EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import { assumptionNames, labelOf } from '@guide-studio/guide-core/internal';
import type { NotedAssumptions } from '@guide-studio/guide-core/notes';
import { changeNotes, useNotes } from '../notes/notes.ts';
import { Button, Field, ModalDialog, Notice, NumberField, Switch } from '../controls/index.ts';
import { closeDialog, prefer, useGuide } from '../session/index.ts';
import { hostMessageOf, numberText, words } from '../i18n/index.ts';
import { assumptionsNow, useAssumptions } from './assumptions.ts';
import styles from './EstimateDialog.module.css';
import { estimateOf, minutesText } from './estimateWords.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    estimate: object;
  }
}

const close = () => closeDialog();

/** The length of an interview, by block, with the assumptions behind it. */
export function EstimateDialog() {
  const assumptions = useAssumptions();
  const { whole } = useGuide((guide) => estimateOf(guide, assumptions));
  const changed = Object.keys(assumptions).length > 0;
  const own = useNotes(({ notes }) => notes.assumptions !== undefined);
  const { estimate } = words.frame;
  return (
    <ModalDialog
      title={estimate.title}
      description={estimate.explanation}
      size="medium"
      lightDismiss
      onClose={close}
      footer={
        <>
          <Button disabled={!changed} onClick={() => change({})}>
            {estimate.reset}
          </Button>
          <Button variant="primary" onClick={close}>
            {estimate.done}
          </Button>
        </>
      }
    >
      <dl className={styles.whole}>
        <Figure name={estimate.shortest} seconds={whole.least} />
        <Figure name={estimate.usual} seconds={whole.usual} main />
        <Figure name={estimate.longest} seconds={whole.most} />
      </dl>
      <Blocks />
      <details className={styles.assumptions} open={changed || own}>
        <summary>{estimate.assumptions}</summary>
        <OnlyThisGuide own={own} />
        <div className={styles.fields}>
          {assumptionNames.map((name) => (
            <Assumption key={name} name={name} />
          ))}
        </div>
      </details>
    </ModalDialog>
  );
}

function Figure({ name, seconds, main }: { readonly name: string; readonly seconds: number; readonly main?: boolean }) {
  return (
    <div className={styles.figure} data-main={main || undefined}>
      <dt>{name}</dt>
      <dd>{words.frame.estimate.minutes(minutesText(seconds))}</dd>
    </div>
  );
}

/** One bar per block, as long as its usual time. */
function Blocks() {
  const root = useGuide((guide) => guide.editor.doc.root);
  const assumptions = useAssumptions();
  const { frame, blocks } = useGuide((guide) => estimateOf(guide, assumptions));
  const { estimate } = words.frame;
  const names = childrenOf(root, 'blocks').map((block) => labelOf(block) || estimate.untitled);
  const rows = [
    ...blocks.map((time, index) => ({ name: names[index] ?? '', time })),
    { name: estimate.frame, time: frame },
  ];
  const longest = Math.max(...rows.map(({ time }) => time.usual), 1);
  return (
    <table className={styles.blocks}>
      <caption className={styles.caption}>{estimate.blocks}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{estimate.block}</th>
          <th scope="col">{estimate.usual}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, time }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- blocks may have the same name
          <tr key={index}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>
              <meter className={`grow ${styles.bar}`} min={0} max={longest} value={time.usual} aria-hidden="true" />
              <span className={styles.time}>{rangeText(time)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rangeText({ least, usual, most }: Duration): string {
  const { minutes, range, seconds } = words.frame.estimate;
  if (most < 60) return seconds(numberText(Math.round(usual)));
  const [low, high] = [minutesText(least), minutesText(most)];
  return low === high ? minutes(minutesText(usual)) : minutes(range(low, high));
}

/**
 * Chooses whether the assumptions apply to this guide only. Those of a guide are stored beside it, so that everyone
 * signs off the same length.
 */
function OnlyThisGuide({ own }: { readonly own: boolean }) {
  const isSaved = useGuide((guide) => guide.onDisk.file !== null);
  const error = useNotes((notes) => notes.error);
  const { estimate } = words.frame;
  return (
    <div className={styles.only}>
      <Switch
        label={estimate.onlyThisGuide}
        hint={own ? estimate.ownHint : isSaved ? estimate.assumptionsHint : estimate.ownUnsaved}
        checked={own}
        disabled={!isSaved}
        onChecked={(checked) =>
          void changeNotes({ kind: 'assumptions.set', assumptions: checked ? assumptionsNow() : null })
        }
      />
      {error ? <Notice kind="error" text={hostMessageOf(error).what} next={hostMessageOf(error).next} /> : null}
    </div>
  );
}

function Assumption({ name }: { readonly name: keyof EstimateAssumptions }) {
  const value = assumptionsWith(useAssumptions())[name];
  return (
    <Field label={words.frame.estimate.names[name]}>
      <NumberField value={value} onNumber={(number) => set(name, number)} />
    </Field>
  );
}

/** Sets an assumption; an empty field restores the default. */
function set(name: keyof EstimateAssumptions, number: number | null): void {
  const { [name]: _, ...others } = assumptionsNow();
  change(number === null || number < 0 ? others : { ...others, [name]: number });
}

/** Changes the assumptions of the guide if it has its own, otherwise those of this computer. */
function change(assumptions: NotedAssumptions): void {
  if (useNotes.getState().notes.assumptions) void changeNotes({ kind: 'assumptions.set', assumptions });
  else void prefer({ estimate: assumptions });
}
