import type { Connection } from '@guide-studio/host/common';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { loadConnections, useConnections } from '../connections/index.ts';
import { Button } from '../controls/index.ts';
import { shortName } from '../files/index.ts';
import { jumpTo } from '../session/edit.ts';
import { useFindings } from '../session/marks.ts';
import { isDirty, useSession, write } from '../session/store.ts';
import styles from './Readiness.module.css';

/** The state of everything that a publication needs, one line each. */
export function Readiness({ connection }: { readonly connection: Connection | null }) {
  return (
    <ul className={styles.list}>
      <FileLine />
      <ProblemsLine />
      <AdviceLine />
      <ConnectionLine connection={connection} />
    </ul>
  );
}

type State = 'good' | 'note' | 'bad';
const icons = { good: CircleCheck, note: Info, bad: CircleX };
const words = { good: 'Fine', note: 'Note', bad: 'To do' };

interface LineProps {
  readonly state: State;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Line({ state, action, children }: LineProps) {
  const Icon = icons[state];
  return (
    <li className={styles.line} data-state={state}>
      <Icon size={16} className={styles.icon} />
      <span className={styles.words}>
        <span className="unseen">{words[state]}: </span>
        {children}
      </span>
      {action}
    </li>
  );
}

function FileLine() {
  const onDisk = useSession((session) => session.onDisk);
  const dirty = useSession(isDirty);
  if (!onDisk?.file) return <Line state="note">Not saved yet. You are asked for a file name first.</Line>;
  if (onDisk.losses)
    return <Line state="bad">“{shortName(onDisk.name)}” is read-only: saving it would lose something.</Line>;
  if (dirty) return <Line state="note">Unsaved changes. They are saved to “{shortName(onDisk.name)}” first.</Line>;
  return <Line state="good">Saved as “{shortName(onDisk.name)}”.</Line>;
}

function ProblemsLine() {
  const { all } = useFindings();
  const problems = all.filter(({ issue }) => issue.severity === 'error');
  const [first] = problems;
  if (!first) return <Line state="good">No problems.</Line>;
  return (
    <Line
      state="bad"
      action={<Button onClick={() => jumpTo(first.key, first.property)}>Show the first problem</Button>}
    >
      {problems.length === 1 ? 'One problem' : `${problems.length} problems`} that the service would refuse.
    </Line>
  );
}

function AdviceLine() {
  const { all } = useFindings();
  const advice = all.filter(({ issue }) => issue.severity !== 'error');
  const [first] = advice;
  if (!first) return null;
  return (
    <Line state="note" action={<Button onClick={() => jumpTo(first.key, first.property)}>Show the first</Button>}>
      {advice.length === 1 ? 'One piece of advice.' : `${advice.length} pieces of advice.`} You can publish all the
      same.
    </Line>
  );
}

function ConnectionLine({ connection }: { readonly connection: Connection | null }) {
  const state = useConnections((connections) => connections.now.state);
  const change = (
    <Button onClick={() => write({ asking: { kind: 'connections' } })}>{connection ? 'Change' : 'Choose'}</Button>
  );
  if (state === 'loading') return <Line state="note">Looking for the connection.</Line>;
  if (state === 'failed') {
    return (
      <Line state="bad" action={<Button onClick={() => void loadConnections()}>Try again</Button>}>
        The connections could not be read.
      </Line>
    );
  }
  if (!connection) {
    return (
      <Line state="bad" action={change}>
        No connection is chosen.
      </Line>
    );
  }
  return (
    <Line state={connection.hasKey ? 'good' : 'bad'} action={change}>
      {connection.hasKey ? 'Publishes to ' : 'The key is missing for '}
      {connection.name} <span className={styles.address}>{connection.baseUrl}</span>
    </Line>
  );
}
