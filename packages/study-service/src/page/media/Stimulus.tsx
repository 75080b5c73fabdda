import { useEffect, useRef } from 'preact/hooks';
import { PageMessage } from '../words/PageMessage.tsx';
import type { Address } from './addressOf.ts';
import { Film } from './Film.tsx';
import { Frame } from './Frame.tsx';
import { mediaName } from './mediaName.ts';
import { Picture } from './Picture.tsx';
import { inSight, type Showing } from './showing.ts';
import { useInSight } from './useInSight.ts';
import type { Exhibit } from './useShowings.ts';

interface Props {
  readonly exhibit: Exhibit;
  readonly address: Address;
}

/** How long a stimulus may load before it counts as failed; a retry starts again. */
const patienceMs = 20_000;

/** Shows a picture, video or page that is loading or loaded. Reports its state, and how long it is visible. */
export function Stimulus({ exhibit: { shown, showing, change }, address }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isLoading = showing.state === 'loading';
  const become = (state: Showing['state']): void => change((before) => ({ ...before, state }));
  // A failed state is final, even if the frame of a page reports loading afterwards.
  const onLoad = (): void =>
    change((before) => {
      if (before.state !== 'loading') return before;
      return { ...before, state: shown.kind === 'embed' ? 'loaded' : 'shown' };
    });
  useInSight(place, !isLoading, (isInSight) => change((before) => inSight(before, isInSight, performance.now())));
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => become('failed'), patienceMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only when loading starts or ends
  }, [isLoading]);
  const ways = { onLoad, onFail: () => become('failed') };
  return (
    <div class="stimulus" data-state={showing.state}>
      {isLoading ? (
        <p class="hint">
          <PageMessage of={(words) => words.media.loading(mediaName(shown)(words))} />
        </p>
      ) : null}
      <div ref={place}>
        {shown.kind === 'image' ? <Picture shown={shown} address={address} {...ways} /> : null}
        {shown.kind === 'video' ? (
          <Film
            shown={shown}
            address={address}
            isWatched={showing.watched}
            onWatched={() => change((before) => ({ ...before, watched: true }))}
            onUnseen={() => become('unseen')}
            {...ways}
          />
        ) : null}
        {shown.kind === 'embed' ? (
          <Frame
            address={address}
            isSeen={showing.state === 'loaded' ? null : showing.state === 'shown'}
            onSeen={() => become('shown')}
            onUnseen={() => change((before) => ({ ...before, state: 'unseen', without: true }))}
            {...ways}
          />
        ) : null}
      </div>
    </div>
  );
}
