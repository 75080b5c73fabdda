import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../app/messages.ts';
import type { Address } from './addressOf.ts';
import { widthOf } from './widthOf.ts';

interface Props {
  readonly address: Address;
  readonly name: string;
  readonly widthPercentage: number | undefined;
  /** The participant is to see all of it. */
  readonly mustWatch: boolean;
  /** It was seen to its end, or cannot be seen here. */
  readonly onSeen: () => void;
}

/** How long a video may take until it can play, before a way on is offered. */
const patienceMs = 20_000;
/** Players place themselves a little beside where they were told to. */
const slackSeconds = 1.5;

/** A video of the study. One that must be watched cannot be wound beyond what was seen. */
export function Film({ address, name, widthPercentage, mustWatch, onSeen }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const furthestRef = useRef(0);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const fail = (): void => {
    setFailed(true);
    onSeen();
  };
  if (hasFailed) return <p class="hint">{messages.media.failed(name)}</p>;
  const onTime = (video: HTMLVideoElement): void => {
    if (!video.seeking && video.currentTime <= furthestRef.current + slackSeconds) {
      furthestRef.current = Math.max(furthestRef.current, video.currentTime);
    }
  };
  const onSeeking = (video: HTMLVideoElement): void => {
    if (mustWatch && video.currentTime > furthestRef.current + slackSeconds) video.currentTime = furthestRef.current;
  };
  return (
    <>
      {mustWatch ? <p class="hint">{messages.media.mustWatch}</p> : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a guide has no place for captions */}
      <video
        class="medium"
        src={address.url}
        aria-label={name}
        controls
        playsInline
        preload="metadata"
        style={{ inlineSize: widthOf(widthPercentage) }}
        onError={fail}
        onCanPlay={() => setSlow(false)}
        onTimeUpdate={(event) => onTime(event.currentTarget)}
        onSeeking={(event) => onSeeking(event.currentTarget)}
        onEnded={onSeen}
      />
      {mustWatch && isSlow ? (
        <button type="button" class="quiet" onClick={fail}>
          {messages.media.skip}
        </button>
      ) : null}
    </>
  );
}
