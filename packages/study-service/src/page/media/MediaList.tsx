import type { StepConcept, StepItem } from '@guide-studio/interview-engine';
import { messages } from '../app/messages.ts';
import { addressOf } from './addressOf.ts';
import { Consent } from './Consent.tsx';
import { Film } from './Film.tsx';
import { Frame } from './Frame.tsx';
import { mustWatch } from './mustWatch.ts';
import { Picture } from './Picture.tsx';

interface Props {
  readonly media: StepItem['media'] | StepConcept['media'];
  readonly embedUrl: string | null;
  readonly onSeen: (url: string) => void;
}

/** The pictures, videos and the page of a question or concept, in the order of the guide. */
export function MediaList({ media, embedUrl, onSeen }: Props) {
  if (media.length === 0 && embedUrl === null) return null;
  const embed = embedUrl === null ? null : addressOf(embedUrl, location.origin);
  return (
    <div class="media">
      {media.map((medium) => {
        const address = addressOf(medium.url, location.origin);
        if (address === null) {
          return (
            <p key={medium.url} class="hint">
              {messages.media.notSecure(medium.name)}
            </p>
          );
        }
        const shared = { address, name: medium.name, widthPercentage: medium.widthPercentage };
        return (
          <Consent key={medium.url} address={address} kind={medium.type} name={medium.name}>
            {() =>
              medium.type === 'image' ? (
                <Picture {...shared} />
              ) : (
                <Film {...shared} mustWatch={mustWatch(medium)} onSeen={() => onSeen(medium.url)} />
              )
            }
          </Consent>
        );
      })}
      {embed === null ? (
        embedUrl === null ? null : (
          <p class="hint">{messages.media.notSecure(messages.media.embedName)}</p>
        )
      ) : (
        <Consent address={embed} kind="embed" name="">
          {() => <Frame address={embed} />}
        </Consent>
      )}
    </div>
  );
}
