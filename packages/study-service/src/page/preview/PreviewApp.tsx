import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { InterviewView } from '../app/InterviewView.tsx';
import { presentStudy } from '../app/presentStudy.ts';
import type { OpenRecording } from '../app/useRecording.ts';
import { ConsentKeeper } from '../media/Consent.tsx';
import { type FrameMessage, readShow } from './frameMessages.ts';
import type { FrameSender } from './frameSender.ts';
import { withGivenFiles } from './givenFiles.ts';
import { keyForEditor } from './keyForEditor.ts';

interface Props {
  readonly sender: FrameSender;
  readonly openRecording: OpenRecording;
  readonly post: (message: FrameMessage) => void;
  /** The editor's window and origin. */
  readonly editor: Window;
  readonly origin: string;
}

/** The participant page inside the editor: the same components, with the editor in place of the service. */
export function PreviewApp({ sender, openRecording, post, editor, origin }: Props) {
  const [visit, setVisit] = useState('');
  const showMedia = useCallback(() => post({ kind: 'showMedia' }), [post]);
  const keysRef = useRef<readonly string[]>([]);
  useEffect(() => {
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== editor || event.origin !== origin) return;
      const message = readShow(event.data);
      if (message === null) return;
      document.documentElement.style.colorScheme = message.theme;
      keysRef.current = message.keys;

      const show = (): void => {
        setVisit(message.visit);
        sender.show(withGivenFiles(message));
      };
      const loading = presentStudy(message.study ?? null, window);
      if (loading === null) show();
      else void loading.then((isSet) => isSet && show());
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const press = keyForEditor(event, keysRef.current, navigator.platform.startsWith('Mac'));
      if (press === null) return;
      event.preventDefault();
      post({ kind: 'press', press });
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('keydown', onKeyDown);
    sender.open();
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [sender, post, editor, origin]);
  return (
    <ConsentKeeper onAgree={showMedia}>
      <InterviewView
        key={visit}
        sender={sender}
        onTryNow={() => {}}
        onRestart={() => {}}
        openRecording={openRecording}
      />
    </ConsentKeeper>
  );
}
