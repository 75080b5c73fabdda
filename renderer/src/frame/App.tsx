import { useEffect } from 'react';
import { Notice } from '../controls/index.ts';
import { WelcomeScreen } from '../files/index.ts';
import { isDirty, useSession, write } from '../session/store.ts';
import styles from './App.module.css';
import { Dialogs } from './Dialogs.tsx';
import { keepFocus } from './keepFocus.ts';
import { onKey } from './keymap.ts';
import { Refused } from './Refused.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Workbench } from './Workbench.tsx';

/** The whole window. */
export function App() {
  const phase = useSession((session) => session.phase);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  useEffect(keepFocus, []);
  useWindowTitle();
  if (phase === 'refused') return <Refused />;
  return (
    <div className={styles.window} data-phase={phase}>
      <Toolbar />
      <Trouble />
      <main className={styles.main}>
        {phase === 'editing' ? <Workbench /> : phase === 'welcome' ? <WelcomeScreen /> : null}
      </main>
      {phase === 'editing' && <StatusBar />}
      <Dialogs />
      <LiveRegion />
    </div>
  );
}

function Trouble() {
  const trouble = useSession((session) => session.trouble);
  if (!trouble) return null;
  return <Notice bar kind="error" text={trouble.what} next={trouble.next} onDismiss={() => write({ trouble: null })} />;
}

function LiveRegion() {
  const said = useSession((session) => session.said);
  return (
    <div role="status" aria-live="assertive" className="unseen" data-said="">
      {said}
    </div>
  );
}

function useWindowTitle(): void {
  const name = useSession((session) => session.onDisk?.name);
  const dirty = useSession(isDirty);
  useEffect(() => {
    document.title = name === undefined ? 'Guide Studio' : `${dirty ? '● ' : ''}${name} – Guide Studio`;
  }, [name, dirty]);
}
