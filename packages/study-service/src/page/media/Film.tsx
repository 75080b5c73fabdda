import { useRef, useState } from 'preact/hooks';
import { PageMessage } from '../words/PageMessage.tsx';
import { useLasting } from '../browser/useLasting.ts';
import type { Address } from './addressOf.ts';
import type { Shown } from './stimuliOf.ts';
import { widthOf } from './widthOf.ts';

interface Props {
  readonly shown: Shown;
  readonly address: Address;
  readonly isWatched: boolean;
  readonly onLoad: () => void;
  readonly onFail: () => void;
  /** Called when the video was watched to its end without skipping. */
  readonly onWatched: () => void;
  /** Called when the participant reports that it does not play. */
  readonly onUnseen: () => void;
}

/** How long a video may buffer before the participant can skip it. */
const patienceMs = 20_000;
/** Players seek to a position slightly off the requested one. */
const slackSeconds = 1.5;

/**
 * Shows a video of the study. If the browser plays only its sound, it counts as not loaded. A video that must be
 * watched cannot be skipped forward beyond the part already seen.
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
          <PageMessage of={(words) => words.media.mustWatch} />
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- guides have no captions */}
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
          <PageMessage of={(words) => words.media.doesNotPlay} />
        </button>
      ) : null}
    </>
  );
}
