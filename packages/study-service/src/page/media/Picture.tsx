import { useState } from 'preact/hooks';
import { messages } from '../app/messages.ts';
import type { Address } from './addressOf.ts';
import { widthOf } from './widthOf.ts';

interface Props {
  readonly address: Address;
  readonly name: string;
  readonly widthPercentage: number | undefined;
}

/** A picture of the study; in its place a sentence when it cannot be loaded. */
export function Picture({ address, name, widthPercentage }: Props) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <p class="hint">{messages.media.failed(name)}</p>;
  return (
    <img
      class="medium"
      src={address.url}
      alt={name}
      referrerPolicy="no-referrer"
      style={{ inlineSize: widthOf(widthPercentage) }}
      onError={() => setFailed(true)}
    />
  );
}
