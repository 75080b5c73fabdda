import './zodWithoutEval.ts';
import './look/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { fetchWhenIdle } from './browser/fetched.ts';
import { startNotes } from './notes/startNotes.ts';
import { App } from './frame/window/App.tsx';
import { connectDesktop } from './frame/window/desktop.ts';
import { startOwning, startWatching } from './outside/index.ts';
import { startSession } from './session/startSession.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
void startSession([startWatching, startNotes, startOwning]).then(fetchWhenIdle);
connectDesktop();
createRoot(root).render(
  <CSPProvider disableStyleElements>
    <App />
  </CSPProvider>,
);
