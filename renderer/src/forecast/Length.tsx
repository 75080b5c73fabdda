import '../i18n/later.ts';
import { forecastDescriber } from '@guide-studio/interview-engine/forecast';
import { minutesText as wholeMinutes } from '../estimate/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import { Bars } from './Bars.tsx';
import type { KnownForecast } from './forecasting.ts';
import { atMostText, basisAfter, lengthText, minutesText, shareTexts } from './headline.ts';
import styles from './Length.module.css';
import { Picture } from './Picture.tsx';
import picture from './Picture.module.css';

/** How long interviews are, and those of the groups that are shown different questions. */
export function Length({ known }: { readonly known: KnownForecast }) {
  const { length } = known.forecast;
  if (length === null) return null;
  const { histogram, groups } = length;
  const highest = Math.max(...histogram.map(({ share }) => share));
  const label = words.forecast.histogram(
    wholeMinutes(length.shortest),
    wholeMinutes(length.longest),
    wholeMinutes(length.median),
  );
  // The few longest interviews are in the last bar.
  const last = histogram.length - 1;
  const isOpen = length.longest >= (histogram[last]?.to ?? 0);
  const every = labelledEvery(histogram.map(({ from }) => minutesText(from)));
  const [bars, shares] = [shareTexts(histogram), shareTexts(groups)];
  const describer = forecastDescriber(known.guide, uiLanguage);
  return (
    <Picture known={known} ids={['length', 'groups']}>
      <div className={styles.histogram} role="img" aria-label={label}>
        {histogram.map(({ from, to, share }, at) => (
          <span
            key={from}
            className={styles.bin}
            title={
              isOpen && at === last
                ? words.forecast.lastBin(minutesText(from), bars[at] ?? '')
                : words.forecast.bin(minutesText(from), minutesText(to), bars[at] ?? '')
            }
          >
            <span className={styles.share}>{share >= highest / 5 ? bars[at] : ''}</span>
            {share > 0 && <span className={styles.column} style={{ blockSize: `${(75 * share) / highest}%` }} />}
            <span className={styles.from}>{at % every === 0 ? minutesText(from) : ''}</span>
          </span>
        ))}
      </div>
      <p className={picture.hint}>
        {words.forecast.minutes}
        {basisAfter(known.forecast, 'lengths')}{' '}
        {isOpen && words.forecast.lastBar(minutesText(histogram[last]?.from ?? 0))}
      </p>
      <p className={picture.hint}>{words.forecast.lengthHint}</p>
      {groups.length > 1 && (
        <>
          <h3 className={picture.subtitle}>
            {words.forecast.journeys}
            {basisAfter(known.forecast, 'lengths')}
          </h3>
          <Bars
            bars={groups.map((group, at) => ({
              key: JSON.stringify(group.parts),
              name: describer.group(group),
              to: group.share,
              value: `${shares[at]}: ${words.forecast.group(lengthText(group.median), atMostText(group.p90))}`,
            }))}
          />
        </>
      )}
    </Picture>
  );
}

/** The number of characters that fit below the bars in a narrow window. */
const mostCharacters = 48;

/** Returns at which bars a label is shown, so that labels do not touch: at every first, second, third one. */
function labelledEvery(labels: readonly string[]): number {
  const longest = Math.max(...labels.map(({ length }) => length));
  return Math.ceil((labels.length * longest) / mostCharacters);
}
