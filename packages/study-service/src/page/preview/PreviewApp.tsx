import { useEffect, useState } from 'preact/hooks';
import { InterviewView } from '../app/InterviewView.tsx';
import { ConsentKeeper } from '../media/Consent.tsx';
import { readShow } from './frameMessages.ts';
import type { FrameSender } from './frameSender.ts';

interface Props {
  readonly sender: FrameSender;
  /** The window of the editor, and its origin. */
  readonly editor: Window;
  readonly origin: string;
}

/** The page of a participant inside the editor: the same parts, with the editor in place of the service. */
export function PreviewApp({ sender, editor, origin }: Props) {
  const [visit, setVisit] = useState('');
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== editor || event.origin !== origin) return;
      const message = readShow(event.data);
      if (message === null) return;
      document.documentElement.style.colorScheme = message.theme;
      setVisit(message.visit);
      sender.show(message);
    };
    window.addEventListener('message', onMessage);
    sender.open();
    return () => window.removeEventListener('message', onMessage);
  }, [sender, editor, origin]);
  return (
    <ConsentKeeper>
      <InterviewView key={visit} sender={sender} onTryNow={() => {}} onAnew={() => {}} />
    </ConsentKeeper>
  );
}
