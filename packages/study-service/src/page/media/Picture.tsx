import type { Address } from './addressOf.ts';
import type { Shown } from './stimuliOf.ts';
import { widthOf } from './widthOf.ts';

interface Props {
  readonly shown: Shown;
  readonly address: Address;
  readonly onLoad: () => void;
  readonly onFail: () => void;
}

/** Shows a picture of the study. */
export function Picture({ shown: { name, widthPercentage }, address, onLoad, onFail }: Props) {
  return (
    <img
      class="medium"
      src={address.url}
      alt={name}
      referrerPolicy="no-referrer"
      style={{ inlineSize: widthOf(widthPercentage) }}
      onLoad={onLoad}
      onError={onFail}
    />
  );
}
