import { useRef, useState } from 'preact/hooks';
import { Said } from '../app/Said.tsx';
import { useLasting } from '../app/useLasting.ts';
import type { Address } from './addressOf.ts';
import type { Shown } from './stimuliOf.ts';
import { widthOf } from './widthOf.ts';

interface Props {
  readonly shown: Shown;
  readonly address: Address;
  readonly isWatched: boolean;
  readonly onLoad: () => void;
  readonly onFail: () => void;
  /** It was seen to its end, nothing left out. */
  readonly onWatched: () => void;
  /** The participant says that it does not play. */
  readonly onUnseen: () => void;
}

/** How long a video may wait for more of it before a way on is offered. */
const patienceMs = 20_000;
/** Players place themselves a little beside where they were told to. */
const slackSeconds = 1.5;

/**
 * A video of the study. Where the browser plays the sound of a file but cannot decode its pictures, it counts as not loaded.
 * One that must be watched cannot be wound beyond what was seen.
 */
export function Film({ shown, address, isWatched, onLoad, onFail, onWatched, onUnseen }: Props) {
  const { name, widthPercentage, mustWatch } = shown;
  const [isWaiting, setWaiting] = useState(true);
  const isStuck = useLasting(isWaiting, patienceMs);
  const furthestRef = useRef(0);
  const isBeyond = ({ currentTime }: HTMLVideoElement) => currentTime > furthestRef.current + slackSeconds;
  const onTime = (video: HTMLVideoElement): void => {
    setWaiting(false);
    if (!video.seeking && !isBeyond(video)) furthestRef.current = Math.max(furthestRef.current, video.currentTime);
  };
  const onSeeking = (video: HTMLVideoElement): void => {
    if (mustWatch && !isWatched && isBeyond(video)) video.currentTime = furthestRef.current;
  };
  const onEnded = (video: HTMLVideoElement): void => {
    if (!isBeyond(video)) onWatched();
  };
  return (
    <>
      {mustWatch && !isWatched ? (
        <p class="hint">
          <Said of={(words) => words.media.mustWatch} />
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a guide has no place for captions */}
      <video
        class="medium"
        src={address.url}
        aria-label={name}
        controls
        playsInline
        preload="metadata"
        style={{ inlineSize: widthOf(widthPercentage) }}
        onLoadedMetadata={({ currentTarget }) => (currentTarget.videoWidth > 0 ? onLoad() : onFail())}
        onError={onFail}
        onCanPlay={() => setWaiting(false)}
        onWaiting={() => setWaiting(true)}
        onTimeUpdate={(event) => onTime(event.currentTarget)}
        onSeeking={(event) => onSeeking(event.currentTarget)}
        onEnded={(event) => onEnded(event.currentTarget)}
      />
      {mustWatch && !isWatched && isStuck ? (
        <button type="button" class="quiet" onClick={onUnseen}>
          <Said of={(words) => words.media.doesNotPlay} />
        </button>
      ) : null}
    </>
  );
}
