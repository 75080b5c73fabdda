import { render } from 'preact';
import { App } from './app/App.tsx';
import { presentStudy } from './app/presentStudy.ts';
import { createPause } from './browser/createPause.ts';
import { linkOf } from './sender/linkOf.ts';
import { platformOf } from './browser/platformOf.ts';
import { storageOf } from './sender/storageOf.ts';
import './look/page.css';
import { ConsentKeeper } from './media/Consent.tsx';
import { createParticipantApi } from './sender/participantApi.ts';

const root = document.querySelector('#page');
if (root === null) throw new Error('The page has no place for the interview.');
await presentStudy(null, window);
render(
  <ConsentKeeper>
    <App
      link={linkOf(location)}
      api={createParticipantApi('', async (url, init) => await fetch(url, init))}
      storage={storageOf(window)}
      pause={createPause(window)}
      platform={platformOf(navigator)}
      languages={navigator.languages}
    />
  </ConsentKeeper>,
  root,
);
