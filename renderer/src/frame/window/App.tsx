import type { HostError, HostMessage } from '@guide-studio/host/common';
import { Unplug } from '../../theme/icons.tsx';
import { Suspense, useEffect } from 'react';
import { fetched } from '../../browser/fetched.ts';
import { DialogFrame, EmptyState, Notice, Tooltips } from '../../controls/index.ts';
import { KeepGuide, WelcomeScreen } from '../../files/index.ts';
import { ExternalChangeNotice, OwnerNotice } from '../../externalChanges/index.ts';
import { closeManual, ManualPane, useReading } from '../../manual/index.ts';
import { closeDialogWith, dismissAllErrors, isDirty, isHostLost, phaseOf, useSession } from '../../session/index.ts';
import { hostMessageOf, words } from '../../i18n/index.ts';
import styles from './App.module.css';
import { Guarded } from './Guarded.tsx';
import { keepFocus } from './keepFocus.ts';
import { onKey } from '../../actions/keymap.ts';
import { StatusBar } from './StatusBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Workbench } from './Workbench.tsx';

const StepReport = fetched(async () => (await import('./StepReport.tsx')).StepReport, 'soon');
// Before all others, because the palette is a dialog too, and what is typed right after its key belongs to it.
const Dialogs = fetched(async () => (await import('../dialogs/Dialogs.tsx')).Dialogs, 'soon');

/** The whole window. */
export function App() {
  const phase = useSession(phaseOf);
  const spoken = useSession((session) => session.uiLanguage);
  // While versions are merged, earlier steps cannot be undone and no number applies to both versions.
  const isMerging = useSession(({ guide }) => guide !== null && guide.merging !== null);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const asking = useSession((session) => session.asking?.kind);
  useEffect(keepFocus, []);
  useWindowTitle();
  // The language is known once the session has started.
  if (phase === 'starting') return <div className={`column ${styles.window}`} data-phase={phase} />;
  if (phase === 'refused') return <Refused />;
  return (
    <Tooltips key={spoken}>
      <div className={`column ${styles.window}`} data-phase={phase}>
        <Guarded>
          <Toolbar />
        </Guarded>
        <ErrorNotice />
        {phase === 'editing' && <OwnerNotice />}
        {phase === 'editing' && <ExternalChangeNotice />}
        <div className={styles.centre}>
          <main className={styles.main}>
            <Guarded>{phase === 'editing' ? <Workbench /> : <WelcomeScreen />}</Guarded>
          </main>
          <ManualBeside />
        </div>
        {phase === 'editing' && !isMerging && <StatusBar />}
        {phase === 'editing' && !isMerging && (
          <Suspense fallback={null}>
            <StepReport />
          </Suspense>
        )}
        <Guarded key={asking} onFail={giveUpDialog}>
          <Suspense fallback={null}>{asking && <Dialogs />}</Suspense>
        </Guarded>
        <Guarded onFail={closeManual}>
          <ManualAbove />
        </Guarded>
        <LiveRegion />
      </div>
    </Tooltips>
  );
}

/** The manual, if it was opened in a dialog. */
function ManualAbove() {
  const isAbove = useReading((reading) => reading.isOpen && reading.isAbove);
  if (!isAbove) return null;
  return (
    <DialogFrame size="large" label={words.manual.title} onClose={closeManual}>
      <Suspense fallback={null}>
        <ManualPane />
      </Suspense>
    </DialogFrame>
  );
}

/** The manual, if it is open. */
function ManualBeside() {
  const isOpen = useReading((reading) => reading.isOpen && !reading.isAbove);
  return (
    <Guarded>
      <Suspense fallback={null}>{isOpen && <ManualPane />}</Suspense>
    </Guarded>
  );
}

/** The page without a host: what happened and how to come back. */
function Refused() {
  const refusal = useSession((session) => session.refusal);
  if (!refusal) return null;
  const { what, next } = hostMessageOf(refusal);
  return (
    <main>
      <h1 className="unseen">Guide Studio</h1>
      <EmptyState icon={Unplug} text={`${what} ${next}`} />
    </main>
  );
}

/** Closes a dialog that failed; nothing is changed. */
function giveUpDialog(): void {
  closeDialogWith(words.frame.broken.dialog);
}

function ErrorNotice() {
  const stickyError = useSession((session) => session.stickyError);
  const backupError = useSession(({ guide }) => guide?.backupError ?? null);
  const autosaveError = useSession(({ guide }) => guide?.autosaveError ?? null);
  const shown =
    stickyError ??
    (backupError && backupErrorMessage(backupError)) ??
    (autosaveError && autosaveErrorMessage(autosaveError));
  if (!shown) return null;
  return (
    <Notice
      bar
      kind="error"
      text={shown.what}
      next={shown.next}
      actions={backupError ? <KeepGuide /> : null}
      onDismiss={dismissAllErrors}
    />
  );
}

function backupErrorMessage(error: HostError): HostMessage {
  const { what, next } = hostMessageOf(error);
  return { what: isHostLost(error) ? what : words.frame.notKept(what), next };
}

function autosaveErrorMessage(error: HostError): HostMessage {
  const { what, next } = hostMessageOf(error);
  return { what: words.session.notSavedByItself(what), next };
}

function LiveRegion() {
  const liveMessage = useSession((session) => session.liveMessage);
  return (
    <div role="status" aria-live="assertive" className="unseen" data-said="">
      {liveMessage}
    </div>
  );
}

function useWindowTitle(): void {
  const name = useSession(({ guide }) => guide?.onDisk.name);
  const dirty = useSession(isDirty);
  useEffect(() => {
    document.title = name === undefined ? 'Guide Studio' : `${dirty ? '● ' : ''}${name} – Guide Studio`;
  }, [name, dirty]);
}
