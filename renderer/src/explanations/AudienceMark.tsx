import type { Key } from '@guide-studio/guide-core/edit';
import { memo } from 'react';
import { Tooltip } from '../controls/index.ts';
import { CornerDownRight, EyeOff, Split } from '../theme/icons.tsx';
import { perform } from '../actions/action.ts';
import { type Audience, select, useGuide } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import styles from './AudienceMark.module.css';

/** Returns who is shown a part, in words. */
export function audienceWords(audience: Audience): string {
  if (audience.who !== 'some') return words.theme.audience[audience.who];
  return [audience.when, audience.beyond].filter((one) => one !== '').join('. ');
}

/** Who is shown a part, as a sign with a tooltip. `id` is for the element that the sign describes. */
export const AudienceSign = memo(function AudienceSign(props: { readonly id?: string; readonly audience: Audience }) {
  const { id, audience } = props;
  const Icon = audience.who === 'some' ? Split : EyeOff;
  const text = audienceWords(audience);
  return (
    <Tooltip text={text}>
      <span className={styles.sign} data-who={audience.who}>
        <Icon id={id} size={13} role="img" aria-label={text} />
      </span>
    </Tooltip>
  );
});

/** {@link AudienceSign} of an option, if it is not shown to all. */
export const OptionAudience = memo(function OptionAudience({ node }: { readonly node: Key }) {
  const audience = useGuide((guide) => guide.audience.get(node));
  return audience && <AudienceSign audience={audience} />;
});

/** Who is shown a part, in words that lead to the paths: what its condition does not say itself. */
export const AudienceMark = memo(function AudienceMark({ node }: { readonly node: Key }) {
  const audience = useGuide((guide) => guide.audience.get(node));
  if (audience === undefined) return null;
  const isSome = audience.who === 'some';
  const text = isSome ? audience.beyond : words.theme.audience[audience.who];
  if (text === '') return null;
  const Icon = isSome ? CornerDownRight : EyeOff;
  return (
    <button
      type="button"
      className={`bare ${styles.mark}`}
      data-who={audience.who}
      onClick={() => {
        select([node]);
        perform('logic.paths');
      }}
    >
      <Icon size={13} /> <span dir="auto">{text}</span>
    </button>
  );
});
