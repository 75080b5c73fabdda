import './browser/zodWithoutEval.ts';
// Before everything that listens to keys.
import './browser/leaveKeysToComposition.ts';
import './theme/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { afterFirstContent } from './browser/afterFirstContent.ts';
import { fetchWhenIdle } from './browser/fetched.ts';
// It must know where the focus was before the first dialog, whose code comes later.
import './browser/focusBefore.ts';
import { startNotes } from './notes/startNotes.ts';
import { startSwitches } from './notes/startSwitches.ts';
import { App } from './frame/window/App.tsx';
import { connectDesktop } from './frame/window/desktop.ts';
import { openDroppedFiles } from './frame/window/droppedFiles.ts';
import { startOwning, startWatching } from './externalChanges/index.ts';
import { startSession } from './session/index.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const started = startSession([startWatching, startNotes, startSwitches, startOwning]);
void started.then(() => afterFirstContent(fetchWhenIdle));
// Paths and tests are worked out beside the guide; the first screen does not wait for them.
void started.then(() =>
  afterFirstContent(() => void import('./frame/window/startBeside.ts').then(({ startBeside }) => startBeside())),
);
connectDesktop(started);
openDroppedFiles();
const view = createRoot(root);
render(0);

/** Renders the window; another number renders all of it again. */
function render(times: number): void {
  view.render(
    <CSPProvider disableStyleElements>
      <App key={times} />
    </CSPProvider>,
  );
}

// Only in `npm run dev`: components read `words` while they render.
if (import.meta.hot) {
  let times = 0;
  window.addEventListener('guide-studio:words', () => render((times += 1)));
}
