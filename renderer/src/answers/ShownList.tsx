import type { ShownStimulus } from '@guide-studio/api-contract';
import { urlOf } from '@guide-studio/guide-core/internal';
import { FileText, Film, Image } from '../theme/icons.tsx';
import { numberText, words } from '../i18n/index.ts';
import styles from './ShownList.module.css';

const icons = { image: Image, video: Film, embed: FileText } as const;

/** The pictures, videos and pages of a question, and what happened to them on the participant's screen. */
export function ShownList({ stimuli }: { readonly stimuli: readonly ShownStimulus[] }) {
  if (stimuli.length === 0) return null;
  return (
    <ul className={`stack gap1 ${styles.list}`} aria-label={words.shown.title}>
      {stimuli.map((stimulus, at) => {
        const Icon = icons[stimulus.kind];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- fixed order, and addresses may repeat
          <li key={at} className={`quiet ${styles.one}`} data-outcome={stimulus.outcome}>
            <Icon size={16} className={styles.icon} />
            <span dir="auto">{sentenceOf(stimulus)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function sentenceOf(stimulus: ShownStimulus): string {
  const { outcome, seconds, watched, kind } = stimulus;
  const name = stimulusName(stimulus);
  if (outcome !== 'shown') return words.shown[outcome](name);
  const time = numberText(Math.round(seconds ?? 0));
  if (kind !== 'video') return words.shown.shown(name, time);
  return watched === true ? words.shown.watched(name, time) : words.shown.notWatched(name, time);
}

function stimulusName({ name, url }: ShownStimulus): string {
  if (name !== null) return words.shown.named(name);
  return words.shown.page(urlOf(url)?.host ?? url);
}
