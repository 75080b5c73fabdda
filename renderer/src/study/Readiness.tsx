import '../i18n/later.ts';
import { approvalOf } from '@guide-studio/guide-core/notes';
import type { Connection } from '@guide-studio/host/common';
import { CircleCheck, CircleX, Info } from '../theme/icons.tsx';
import { type ReactNode, useState } from 'react';
import { isOpenQuestion, useNotes } from '../notes/notes.ts';
import { connectionName, loadConnections, useConnectedService, useConnections } from '../connections/index.ts';
import { Button } from '../controls/index.ts';
import { hostMessageOf, shortName, whenOf, words } from '../i18n/index.ts';
import { WhatIsThis } from '../manual/index.ts';
import { askFor, hasBrokenTests, isDirty, jumpTo, useFindings, useGuide, useSession } from '../session/index.ts';
import { useFatalFindings } from './fatal/useFatalFindings.ts';
import { usePathNotes } from './pathNotes.ts';
import { MediaLines } from './MediaLines.tsx';
import { recordsAnswers } from './recordsAnswers.ts';
import { goToApprovals, goToOpenComment } from './goTo.ts';
import styles from './Readiness.module.css';
import type { Act } from './steps/studyPath.ts';
import { useAdvice } from './warnings.ts';

interface ReadinessProps {
  readonly connection: Connection | null;
  /** The hash of what would be published; null while it is computed. */
  readonly guideHash: string | null;
  /** The next step; null while unknown. */
  readonly act: Act | null;
}

/** Everything that a publication needs, one line each. */
export function Readiness({ connection, guideHash, act }: ReadinessProps) {
  return (
    <ul className={styles.list}>
      <FileLine />
      <ProblemsLine act={act} />
      <FatalLines act={act} />
      <AdviceLine severity="serious" />
      <AdviceLine severity="warning" />
      <PathLines />
      <CommentsLine />
      <ApprovalLine guideHash={guideHash} />
      <ConnectionLine connection={connection} act={act} />
      <RecordingLine />
      <MediaLines />
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
    <li className={`cluster ${styles.line}`} data-state={state}>
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
  const onDisk = useGuide((guide) => guide.onDisk);
  const dirty = useSession(isDirty);
  if (!onDisk?.file) return <Line state="note">{words.study.readiness.notSaved}</Line>;
  if (onDisk.losses) return <Line state="bad">{words.study.readiness.readOnly(shortName(onDisk.name))}</Line>;
  if (dirty) return <Line state="note">{words.study.readiness.unsaved(shortName(onDisk.name))}</Line>;
  return <Line state="good">{words.study.readiness.saved(shortName(onDisk.name))}</Line>;
}

function ProblemsLine({ act }: { readonly act: Act | null }) {
  const { all } = useFindings();
  const problems = all.filter((one) => one.severity === 'error');
  const [first] = problems;
  const isBroken = useGuide(hasBrokenTests);
  const isFatal = useFatalFindings().length > 0;
  // Advice is in lines of its own.
  if (!first && (all.length > 0 || isBroken || isFatal)) return null;
  if (!first) return <Line state="good">{words.study.readiness.noProblems}</Line>;
  return (
    <Line
      state="bad"
      action={
        <Button variant={primaryIf(act === 'showProblem')} onClick={() => jumpTo(first.key, first.property)}>
          {words.study.readiness.showProblem}
        </Button>
      }
    >
      {words.study.readiness.problems(problems.length)}
    </Line>
  );
}

/** What ruins the study, with the way to it. Renders nothing without. */
function FatalLines({ act }: { readonly act: Act | null }) {
  const fatal = useFatalFindings();
  const shown = fatal.slice(0, mostFatal);
  return (
    <>
      {shown.map(({ key, kind, sentence, act: label, show }, at) => (
        <Line
          key={key}
          state="bad"
          action={
            <>
              <Button variant={primaryIf(act === 'showFatal' && at === 0)} onClick={show}>
                {label}
              </Button>
              <WhatIsThis id={kind} />
            </>
          }
        >
          <strong className={styles.fatal}>{words.study.fatal.kinds[kind]}</strong> {sentence}
        </Line>
      ))}
      {fatal.length > shown.length ? (
        <Line state="bad">{words.study.publish.more(fatal.length - shown.length)}</Line>
      ) : null}
    </>
  );
}

/** A guide of many concepts may have one problem at each. */
const mostFatal = 5;

const primaryIf = (isNext: boolean) => (isNext ? 'primary' : undefined);

/** Warnings, about which publishing asks, or advice: how many, and the way to the first. */
function AdviceLine({ severity }: { readonly severity: 'serious' | 'warning' }) {
  const found = useAdvice(severity);
  const [first] = found;
  if (!first) return null;
  const { showAdvice, warnings, advice } = words.study.readiness;
  const isSerious = severity === 'serious';
  return (
    <Line
      state={isSerious ? 'bad' : 'note'}
      action={<Button onClick={() => jumpTo(first.key, first.property)}>{showAdvice}</Button>}
    >
      {isSerious ? warnings(found.length) : advice(found.length)}
    </Line>
  );
}

/** What nobody sees, and tests that fail. Renders nothing if there is nothing to look at. */
function PathLines() {
  return usePathNotes().map(({ id, text, act, show }) => (
    <Line
      key={text}
      state="note"
      action={
        <>
          <Button onClick={show}>{act}</Button>
          <WhatIsThis id={id} />
        </>
      }
    >
      {text} {words.study.pathNotes.mayPublish}
    </Line>
  ));
}

/** The open comments. Renders nothing if all are resolved. */
function CommentsLine() {
  const open = useNotes(({ notes }) => notes.comments.filter(isOpenQuestion).length);
  if (open === 0) return null;
  return (
    <Line state="note" action={<Button onClick={goToOpenComment}>{words.study.readiness.showComments}</Button>}>
      {words.study.readiness.openComments(open)}
    </Line>
  );
}

/** Whether an approval covers what would be published. Renders nothing without approvals. */
function ApprovalLine({ guideHash }: { readonly guideHash: string | null }) {
  const { approvals } = useNotes((notes) => notes.notes);
  const [now] = useState(Date.now);
  if (guideHash === null) return null;
  const approval = approvalOf(approvals, guideHash);
  if (approval.state === 'none') return null;
  const { approved, notApproved, withdrawn, showApprovals } = words.study.readiness;
  const { name, at, withdrawn: taken } = approval.by;
  const when = (time: string) => whenOf(Date.parse(time), now);
  if (approval.state === 'approved') return <Line state="good">{approved(name, when(at))}</Line>;
  return (
    <Line state="note" action={<Button onClick={goToApprovals}>{showApprovals}</Button>}>
      {approval.state === 'withdrawn' && taken ? withdrawn(taken.by, when(taken.at)) : notApproved(name, when(at))}
    </Line>
  );
}

interface ConnectionLineProps {
  readonly connection: Connection | null;
  readonly act: Act | null;
}

function ConnectionLine({ connection, act }: ConnectionLineProps) {
  const state = useConnections((connections) => connections.now.state);
  const { publishesTo, keyMissing } = words.study.readiness;
  const change = (
    <Button variant={primaryIf(act === 'connect')} onClick={() => askFor({ kind: 'connections' })}>
      {connection ? words.study.readiness.change : words.study.readiness.choose}
    </Button>
  );
  if (state === 'loading') return <Line state="note">{words.study.readiness.looking}</Line>;
  if (state === 'failed') {
    return (
      <Line
        state="bad"
        action={
          <Button variant={primaryIf(act === 'readConnections')} onClick={() => void loadConnections()}>
            {words.study.tryAgain}
          </Button>
        }
      >
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
  if (connection.unavailable) {
    const { what, next } = hostMessageOf({ code: 'serviceUnavailable', ...connection.unavailable });
    return (
      <Line state="bad" action={change}>
        {what} {next}
      </Line>
    );
  }
  return (
    <Line state={connection.hasKey ? 'good' : 'bad'} action={change}>
      {connection.hasKey ? publishesTo(connectionName(connection)) : keyMissing(connectionName(connection))}{' '}
      <span className={styles.address}>{connection.baseUrl}</span>
    </Line>
  );
}

/** Says if the guide asks for recordings and the service takes none. Renders nothing else. */
function RecordingLine() {
  const isAsked = useGuide((guide) => recordsAnswers(guide.editor.doc));
  const service = useConnectedService();
  const recordings = service?.capabilities?.recordings ?? 'kept';
  if (!isAsked || typeof service?.name !== 'string' || recordings === 'kept') return null;
  const { fieldHelp } = words;
  return (
    <Line state="note">
      {fieldHelp.asksToSpeak}{' '}
      {fieldHelp.recordings[recordings === 'failing' ? 'unreachable' : recordings](service.name)}
    </Line>
  );
}
