import type { Connection } from '@guide-studio/host/common';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { connectionName, loadConnections, useConnections } from '../connections/index.ts';
import { Button } from '../controls/index.ts';
import { shortName } from '../files/index.ts';
import { jumpTo } from '../session/edit.ts';
import { useFindings } from '../session/marks.ts';
import { isDirty, useSession, write } from '../session/store.ts';
import styles from './Readiness.module.css';
import { words } from '../words/index.ts';

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
        <span className="unseen">{words.study.readiness.states[state]}: </span>
        {children}
      </span>
      {action}
    </li>
  );
}

function FileLine() {
  const onDisk = useSession((session) => session.onDisk);
  const dirty = useSession(isDirty);
  if (!onDisk?.file) return <Line state="note">{words.study.readiness.notSaved}</Line>;
  if (onDisk.losses) return <Line state="bad">{words.study.readiness.readOnly(shortName(onDisk.name))}</Line>;
  if (dirty) return <Line state="note">{words.study.readiness.unsaved(shortName(onDisk.name))}</Line>;
  return <Line state="good">{words.study.readiness.saved(shortName(onDisk.name))}</Line>;
}

function ProblemsLine() {
  const { all } = useFindings();
  const problems = all.filter(({ issue }) => issue.severity === 'error');
  const [first] = problems;
  if (!first) return <Line state="good">{words.study.readiness.noProblems}</Line>;
  return (
    <Line
      state="bad"
      action={<Button onClick={() => jumpTo(first.key, first.property)}>{words.study.readiness.showProblem}</Button>}
    >
      {words.study.readiness.problems(problems.length)}
    </Line>
  );
}

function AdviceLine() {
  const { all } = useFindings();
  const advice = all.filter(({ issue }) => issue.severity !== 'error');
  const [first] = advice;
  if (!first) return null;
  return (
    <Line
      state="note"
      action={<Button onClick={() => jumpTo(first.key, first.property)}>{words.study.readiness.showAdvice}</Button>}
    >
      {words.study.readiness.advice(advice.length)}
    </Line>
  );
}

function ConnectionLine({ connection }: { readonly connection: Connection | null }) {
  const state = useConnections((connections) => connections.now.state);
  const change = (
    <Button onClick={() => write({ asking: { kind: 'connections' } })}>
      {connection ? words.study.readiness.change : words.study.readiness.choose}
    </Button>
  );
  if (state === 'loading') return <Line state="note">{words.study.readiness.looking}</Line>;
  if (state === 'failed') {
    return (
      <Line state="bad" action={<Button onClick={() => void loadConnections()}>{words.study.tryAgain}</Button>}>
        {words.study.readiness.notRead}
      </Line>
    );
  }
  if (!connection) {
    return (
      <Line state="bad" action={change}>
        {words.study.readiness.noConnection}
      </Line>
    );
  }
  return (
    <Line state={connection.hasKey ? 'good' : 'bad'} action={change}>
      {connection.hasKey ? words.study.readiness.publishesTo : words.study.readiness.keyMissing}
      {connectionName(connection)} <span className={styles.address}>{connection.baseUrl}</span>
    </Line>
  );
}
