import {
  assumptionNames,
  assumptionsWith,
  childrenOf,
  type Duration,
  type EstimateAssumptions,
  labelOf,
} from '@guide-studio/guide-core';
import { Button, Field, ModalDialog, NumberField } from '../controls/index.ts';
import { prefer } from '../session/preferences.ts';
import { mustHave, read, useSession, write } from '../session/store.ts';
import { numberText, words } from '../words/index.ts';
import styles from './EstimateDialog.module.css';
import { estimateOf, minutesText } from './estimateWords.ts';

const close = () => write({ asking: null });

/** How long an interview takes, where the time goes, and what that rests on. */
export function EstimateDialog() {
  const { whole } = useSession(estimateOf);
  const changed = useSession((session) => Object.keys(session.preferences.estimate).length > 0);
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
          <Button disabled={!changed} onClick={() => void prefer({ estimate: {} })}>
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
      <details className={styles.assumptions} open={changed}>
        <summary>{estimate.assumptions}</summary>
        <p className={styles.hint}>{estimate.assumptionsHint}</p>
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

/** Where the time goes: one bar per block, as long as its usual time. */
function Blocks() {
  const root = useSession((session) => mustHave(session.editor).doc.root);
  const { frame, blocks } = useSession(estimateOf);
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
              <meter className={styles.bar} min={0} max={longest} value={time.usual} aria-hidden="true" />
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

function Assumption({ name }: { readonly name: keyof EstimateAssumptions }) {
  const value = useSession((session) => assumptionsWith(session.preferences.estimate)[name]);
  return (
    <Field label={words.frame.estimate.names[name]}>
      <NumberField value={value} onNumber={(number) => set(name, number)} />
    </Field>
  );
}

/** An emptied field is the usual assumption again. */
function set(name: keyof EstimateAssumptions, number: number | null): void {
  const { [name]: _, ...others } = read().preferences.estimate;
  void prefer({ estimate: number === null || number < 0 ? others : { ...others, [name]: number } });
}
