import '../i18n/later.ts';
import { childrenOf, type GuideNode, type Key } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { describeBasis, type Figure } from '@guide-studio/interview-engine/forecast';
import { describeBasisOfNobody, describeNobodyPasses } from '@guide-studio/interview-engine/internal';
import { useEffect } from 'react';
import { Notice } from '../controls/index.ts';
import { Section } from '../fields/Section.tsx';
import { numberText, uiLanguage, words } from '../i18n/index.ts';
import { Completes } from './Completes.tsx';
import styles from './ConceptForecast.module.css';
import { followForecast, type ForecastState, useForecast } from './forecasting.ts';
import { inBrackets, nobodyCompletes, peopleText } from './headline.ts';
import { allSeldomSeen, seldomSeen } from './seldomSeen.ts';

/** How many of those who complete see each concept of a block: the part of the forecast that is about the block. */
export function ConceptForecast({ block }: { readonly block: GuideNode }) {
  useEffect(followForecast, []);
  const state = useForecast();
  const shown = shownIn(state, block.key);
  const texts = words.forecast;
  return (
    <Section title={texts.perConcept}>
      <Completes />
      {shown === null ? (
        <p className={styles.note}>{whyNone(state)}</p>
      ) : (
        <>
          <Seldom shown={shown} />
          <ul className={styles.list}>
            {shown.concepts.map(({ key, name, share }) => (
              <Bar key={key} name={name} share={share} completes={shown.completes} />
            ))}
            {shown.none !== null && shown.none.value > 0 && (
              <Bar name={texts.seesNone} share={shown.none} completes={shown.completes} quiet />
            )}
          </ul>
          <p className={styles.note}>
            {shown.basis !== '' && `${shown.basis}. `}
            {texts.averages}
          </p>
        </>
      )}
    </Section>
  );
}

/** What the forecast says of a block. */
interface Shown {
  readonly completes: number;
  readonly concepts: readonly {
    readonly key: Key;
    readonly name: string;
    readonly share: Figure;
    /** What it rests on that nobody sees it, if it is so. */
    readonly basisOfNobody: string;
  }[];
  /** Of those who see no concept of the block. */
  readonly none: Figure | null;
  /** What the figures rest on besides entered shares; empty if they rest on nothing else. */
  readonly basis: string;
}

/** Returns what the forecast says of a block; null if there is none for it now. */
function shownIn({ known, hasProblems, problems }: ForecastState, block: Key): Shown | null {
  if (known === null || hasProblems || problems.length > 0) return null;
  const { doc, forecast } = known;
  if (forecast.invitations === null && !forecast.tooFewComplete) return null;
  const blocks = childrenOf(doc.root, 'blocks');
  const index = blocks.findIndex(({ key }) => key === block);
  const node = blocks[index];
  if (node === undefined) return null;
  const found = forecast.conceptBlocks.find((one) => one.block === index);
  const cells = forecast.concepts.filter(({ cell }) => cell.kind === 'concept' && cell.block === index);
  return {
    completes: forecast.completes,
    concepts: childrenOf(node, 'concepts').flatMap((concept, at) => {
      const cell = cells[at];
      if (cell === undefined) return [];
      const name = labelOf(concept) || words.properties.unnamedConcept;
      const basisOfNobody = describeBasisOfNobody(forecast, [cell], uiLanguage);
      return [{ key: concept.key, name, share: cell.share, basisOfNobody }];
    }),
    none: found?.none ?? null,
    basis: describeBasis(forecast, found?.restsOn ?? 'concepts', uiLanguage),
  };
}

function whyNone({ known, hasProblems, problems, failed }: ForecastState): string {
  const texts = words.forecast;
  if (failed) return texts.failed;
  if (hasProblems) return texts.waits;
  if (problems.length > 0) return texts.badFirstShares;
  if (known === null || known.forecast.invitations !== null || known.forecast.tooFewComplete) return texts.working;
  const { nobodyPasses } = known.forecast;
  if (nobodyPasses === null) return nobodyCompletes(known.forecast);
  return describeNobodyPasses(known.doc, nobodyPasses, uiLanguage)[0] ?? '';
}

/** Names each concept that few participants will see, or none; says so of all where it is so; and what to do. */
function Seldom({ shown: { concepts, completes, basis } }: { readonly shown: Shown }) {
  const { fewSee, fewSeeEach, noneSees } = words.forecast;
  const expected = concepts.map(({ share }) => completes * share.value);
  const average = allSeldomSeen(expected);
  return (
    <>
      {average !== null && <Notice kind="warning" text={fewSeeEach(peopleText(average), completes, basis)} />}
      {seldomSeen(expected).map((at) => {
        const concept = concepts[at];
        if (concept === undefined) return null;
        const text =
          concept.share.high === 0
            ? noneSees(concept.name, inBrackets(concept.basisOfNobody))
            : fewSee(concept.name, peopleText(expected[at] ?? 0), numberText(completes), basis);
        return <Notice key={concept.key} kind="warning" text={text} />;
      })}
    </>
  );
}

interface BarProps {
  readonly name: string;
  readonly share: Figure;
  readonly completes: number;
  readonly quiet?: boolean;
}

function Bar({ name, share, completes, quiet }: BarProps) {
  const figure = peopleText(completes * share.value);
  return (
    <li className={styles.concept}>
      <span dir="auto" className={quiet ? styles.note : styles.name}>
        {name}
      </span>
      <span className={styles.figure}>{share.by === 'simulated' ? words.forecast.about(figure) : figure}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} data-quiet={quiet} style={{ width: `${100 * share.value}%` }} />
      </span>
    </li>
  );
}
