import { childrenOf, type GuideNode, type Key, labelOf, toWire } from '@guide-studio/guide-core';
import {
  canRun,
  type ConceptForecast as Forecast,
  conceptForecast,
  stopsInterviews,
} from '@guide-studio/interview-engine';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { Field, Notice, NumberField } from '../controls/index.ts';
import { checked, useGuide } from '../session/index.ts';
import { numberText, words } from '../words/index.ts';
import styles from './ConceptForecast.module.css';
import { allSeldomSeen, seldomSeen } from './seldomSeen.ts';
import { Section } from '../fields/Section.tsx';

/** The number of participants of the forecast. Shared by all blocks until the window is closed. */
const useParticipants = create<{ readonly count: number }>(() => ({ count: 100 }));

/** Delay after a change before interviews are simulated, so that typing does not wait for them. */
const calm = 400;

/** The expected number of participants who see each concept of a block. */
export function ConceptForecast({ block }: { block: GuideNode }) {
  const { count } = useParticipants();
  const forecast = useForecast(block.key, count);
  const { properties } = words;
  const most = Math.max(1, count);
  return (
    <Section title={properties.forecast}>
      <Field label={properties.participants}>
        <NumberField
          value={count}
          onNumber={(value) => useParticipants.setState({ count: Math.min(100_000, Math.max(1, value ?? 1)) })}
        />
      </Field>
      {forecast === 'waits' ? (
        <p className={styles.note}>{properties.forecastWaits}</p>
      ) : forecast === null ? null : (
        <>
          <Seldom concepts={childrenOf(block, 'concepts')} forecast={forecast} participants={count} />
          <ul className={styles.list}>
            {childrenOf(block, 'concepts').map((concept, i) => (
              <Bar
                key={concept.key}
                name={labelOf(concept) || properties.unnamedConcept}
                count={forecast.expected[i] ?? 0}
                share={(forecast.expected[i] ?? 0) / most}
                exact={forecast.by !== 'simulation'}
              />
            ))}
            {forecast.none > 0 && (
              <Bar
                name={properties.seesNone}
                count={forecast.none}
                share={forecast.none / most}
                exact={forecast.by !== 'simulation'}
                quiet
              />
            )}
          </ul>
          <p className={styles.note}>{explained(forecast)}</p>
        </>
      )}
    </Section>
  );
}

interface SeldomProps {
  readonly concepts: readonly GuideNode[];
  readonly forecast: Forecast;
  readonly participants: number;
}

/** Names each concept that few participants will see, says so of all where it is so, and what to do. */
function Seldom({ concepts, forecast: { by, expected }, participants }: SeldomProps) {
  const { fewSee, fewSeeEach, unnamedConcept } = words.properties;
  const average = allSeldomSeen(expected);
  const all = numberText(participants);
  return (
    <>
      {average !== null && <Notice kind="warning" text={fewSeeEach(numberText(Math.round(average)), all, by)} />}
      {seldomSeen(expected).map((at) => {
        const concept = concepts[at];
        if (concept === undefined) return null;
        const name = labelOf(concept) || unnamedConcept;
        return (
          <Notice
            key={concept.key}
            kind="warning"
            text={fewSee(name, numberText(Math.round(expected[at] ?? 0)), all, by)}
          />
        );
      })}
    </>
  );
}

/** Returns how the figures were computed. */
function explained({ by, interviews }: Forecast): string {
  const { calculated, byLink, simulated } = words.properties;
  return by === 'simulation' ? simulated(interviews) : by === 'link' ? byLink : calculated;
}

interface BarProps {
  readonly name: string;
  readonly count: number;
  readonly share: number;
  readonly exact: boolean;
  readonly quiet?: boolean;
}

function Bar({ name, count, share, exact, quiet }: BarProps) {
  const { exactly, expectedOf } = words.properties;
  const figure = exact ? exactly(numberText(count)) : expectedOf(numberText(Math.round(count)));
  return (
    <li className={styles.concept}>
      <span dir="auto" className={quiet ? styles.note : styles.name}>
        {name}
      </span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} data-quiet={quiet} style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
    </li>
  );
}

/** Returns the forecast, a moment after the last change; null before the first; `waits` while problems stop interviews. */
function useForecast(block: Key, participants: number): Forecast | 'waits' | null {
  const root = useGuide((guide) => guide.editor.doc.root);
  const sound = useGuide((guide) => !guide.issues.some(stopsInterviews));
  const [forecast, setForecast] = useState<Forecast | null>(null);
  useEffect(() => {
    if (!sound) return;
    const make = () => {
      const { editor, issues } = checked();
      const { doc } = editor;
      const guide = toWire(doc);
      if (!canRun(guide, issues)) return;
      const index = childrenOf(doc.root, 'blocks').findIndex(({ key }) => key === block);
      if (index < 0) return;
      setForecast(conceptForecast(guide, index, participants));
    };
    const timer = setTimeout(make, calm);
    return () => clearTimeout(timer);
  }, [root, sound, block, participants]);
  return sound ? forecast : 'waits';
}
