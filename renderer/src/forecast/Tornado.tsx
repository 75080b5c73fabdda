import '../i18n/later.ts';
import {
  forecastDescriber,
  type Outlook,
  type RestsOn,
  type ShareEffect,
} from '@guide-studio/interview-engine/forecast';
import { peopleNeeded, describeLeavingUnchanged, describeUntriedShares } from '@guide-studio/interview-engine/internal';
import { numberText, uiLanguage, words } from '../i18n/index.ts';
import { type Bar, Bars } from './Bars.tsx';
import type { KnownForecast } from './forecasting.ts';
import { basisAfter, peopleText, shareText } from './headline.ts';
import { Basis, Picture } from './Picture.tsx';
import styles from './Picture.module.css';

/** What changes most if a share is wrong, as bars from the lower to the higher number. */
export function Tornado({ known }: { readonly known: KnownForecast }) {
  const texts = words.forecast;
  const { tornado, smallestSeen, incidence, invitations: invited } = known.forecast;
  const describer = forecastDescriber(known.guide, uiLanguage);
  const basisOf = (of: 'invitations' | RestsOn): string => basisAfter(known.forecast, of);
  const untried = describeUntriedShares(known.forecast, uiLanguage);
  const unchanged = tornado.length === 0 ? '' : describeLeavingUnchanged(known.forecast, uiLanguage);
  const name = ({ share }: ShareEffect): string => describer.share(share);
  const isOfInvitations = ({ lower, higher }: ShareEffect): boolean => lower.invitations !== higher.invitations;
  const [people, cell] = [invited?.expected.value ?? null, smallestSeen?.expected ?? null];
  const invitations = barsOf(
    tornado.filter(isOfInvitations),
    name,
    (outlook) => outlook.invitations,
    wholePeople,
    people,
  );
  const others = tornado.filter((effect) => !isOfInvitations(effect));
  const cells = barsOf(others, name, (outlook) => outlook.smallest, peopleText, cell);
  return (
    <Picture known={known} ids={['shares']}>
      {tornado.length === 0 && untried === '' && (
        <p className={styles.hint}>{incidence.by === 'calculated' ? texts.nothingMatters : texts.noTornado}</p>
      )}
      {tornado.length > 0 && <Basis known={known} of="changes" />}
      {invitations.length > 0 && (
        <>
          <p className={styles.lead}>{texts.tornadoHint}</p>
          {people !== null && (
            <p className={styles.hint}>{texts.presentValue(wholePeople(people), basisOf('invitations'))}</p>
          )}
          <Bars bars={invitations} />
        </>
      )}
      {cells.length > 0 && smallestSeen !== null && (
        <>
          <p className={styles.lead}>{texts.smallestHint(describer.cell(smallestSeen.cell))}</p>
          <p className={styles.hint}>
            {texts.presentValue(peopleText(smallestSeen.expected), basisOf(smallestSeen.restsOn))}
          </p>
          <Bars bars={cells} />
        </>
      )}
      {unchanged !== '' && <p className={styles.hint}>{unchanged}</p>}
      {untried !== '' && <p className={styles.hint}>{untried}</p>}
    </Picture>
  );
}

const wholePeople = (people: number): string => numberText(peopleNeeded(people));

/** Returns a bar for each share, from the figure that is lower to the one that is higher: the longest first. */
function barsOf(
  effects: readonly ShareEffect[],
  nameOf: (effect: ShareEffect) => string,
  figureOf: (outlook: Outlook) => number | null,
  textOf: (figure: number) => string,
  now: number | null,
): readonly Bar[] {
  const all = effects.flatMap(({ lower, higher }) => [figureOf(lower) ?? 0, figureOf(higher) ?? 0]);
  const most = Math.max(1e-9, now ?? 0, ...all);
  const text = (outlook: Outlook): string => {
    const figure = figureOf(outlook);
    if (figure !== null) return textOf(figure);
    return outlook.tooFewComplete ? words.forecast.tooFew : words.forecast.noneCompletes;
  };
  const bars = effects.map((effect) => {
    const { lower, higher } = effect;
    const ends = [lower, higher].map((outlook) => (figureOf(outlook) ?? most) / most);
    return {
      key: JSON.stringify(effect.share),
      name: nameOf(effect),
      from: Math.min(...ends),
      to: Math.max(...ends),
      ...(now === null ? {} : { now: now / most }),
      value: words.forecast.effect(shareText(lower.share), text(lower), shareText(higher.share), text(higher)),
    };
  });
  const lengthOf = (bar: (typeof bars)[number]): number => bar.to - bar.from;
  return bars.sort((one, other) => lengthOf(other) - lengthOf(one));
}
