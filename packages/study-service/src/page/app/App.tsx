import { useEffect, useState } from 'preact/hooks';
import { type Claim, claimTab } from '../browser/claimTab.ts';
import type { InterviewLink } from '../sender/linkOf.ts';
import { newId } from '../browser/newId.ts';
import type { Platform } from '../browser/platformOf.ts';
import { takeUp } from '../sender/takeUp.ts';
import type { Pause } from '../browser/createPause.ts';
import { createMemory, type TextStorage } from '../sender/memory.ts';
import type { ParticipantApi } from '../sender/participantApi.ts';
import { type InterviewRecord, newRecord, readRecord } from '../sender/record.ts';
import { createSender, type Sender } from '../sender/sender.ts';
import { InterviewView } from './InterviewView.tsx';
import { notices } from '../words/messages.ts';
import { NoticePage } from './NoticePage.tsx';
import { presentStudy } from './presentStudy.ts';

interface Props {
  readonly link: InterviewLink;
  readonly api: ParticipantApi;
  readonly storage: TextStorage | null;
  readonly pause: Pause;
  readonly platform: Platform;
  /** What the participant reads, best first. */
  readonly languages: readonly string[];
}

type Stage =
  | { readonly name: 'unstored' | 'opening' | 'elsewhere' }
  | { readonly name: 'ask'; readonly stored: InterviewRecord }
  | { readonly name: 'interview'; readonly sender: Sender };

const tabId = newId();

/** Finds the interview of this tab, checks whether the tab may send for it, and shows it. */
export function App({ link, api, storage, pause, platform, languages }: Props) {
  const [, renderAgain] = useState(0);
  const [stage, setStage] = useState<Stage>({ name: storage === null ? 'unstored' : 'opening' });
  const [memory] = useState(() => createMemory(storage, link.linkId));

  const begin = (record: InterviewRecord): void => {
    const { linkId } = link;
    const { random } = Math;
    const sender = createSender({ linkId, platform, languages, record, api, memory, random, pause: pause.pause });
    // The first subscriber, so that the study's language is set before anything is rendered.
    const present = (): void => {
      void presentStudy(sender.state.study, window)?.then((isSet) => isSet && renderAgain((count) => count + 1));
    };
    sender.subscribe(present);
    present();
    setStage({ name: 'interview', sender });
    sender.open();
  };
  const restart = (): void => begin(newRecord(newId(), link.urlParams));

  const open = (): void => {
    const stored = readRecord(memory.read());
    const how = takeUp(stored, link.urlParams);
    if (stored === null || how === 'new') restart();
    else if (how === 'resume') begin(stored);
    else setStage({ name: 'ask', stored });
  };

  const giveUp = (): void =>
    setStage((now) => {
      if (now.name === 'interview') void now.sender.stop();
      return { name: 'elsewhere' };
    });

  const claim = (steal: boolean): void => {
    const claimed = (own: Claim | null): void => {
      if (own === null) return setStage({ name: 'elsewhere' });
      void own.lost.then(giveUp);
      open();
    };
    void claimTab(link.linkId, tabId, steal).then(claimed);
  };

  useEffect(() => {
    if (storage !== null) claim(false);
    // oxlint-disable-next-line react/exhaustive-deps -- only when the page opens
  }, []);

  switch (stage.name) {
    case 'opening':
      return <NoticePage title={notices.opening} text="" />;
    case 'unstored':
      return (
        <NoticePage title={notices.unstored.title} text={notices.unstored.text}>
          <button type="button" class="primary" onClick={restart}>
            {notices.unstored.go}
          </button>
        </NoticePage>
      );
    case 'elsewhere':
      return (
        <NoticePage title={notices.elsewhere.title} text={notices.elsewhere.text}>
          <button type="button" class="primary" onClick={() => claim(true)}>
            {notices.elsewhere.here}
          </button>
        </NoticePage>
      );
    case 'ask':
      return (
        <NoticePage title={notices.resume.title} text={notices.resume.text}>
          <button type="button" onClick={restart}>
            {notices.resume.own}
          </button>
          <button type="button" class="primary" onClick={() => begin(stage.stored)}>
            {notices.resume.go}
          </button>
        </NoticePage>
      );
    case 'interview':
      return <InterviewView sender={stage.sender} onTryNow={pause.wake} onRestart={restart} />;
  }
}
