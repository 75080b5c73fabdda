import '../src/browser/zodWithoutEval.ts';
import '../src/theme/base.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { ControlsPage } from './ControlsPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <CSPProvider disableStyleElements>
    <ControlsPage />
  </CSPProvider>,
);
