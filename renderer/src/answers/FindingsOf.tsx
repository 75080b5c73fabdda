import '../i18n/later.ts';
import { numberText, words } from '../i18n/index.ts';
import type { Findings } from './answerSet.ts';
import styles from './FindingsOf.module.css';

interface FindingsOfProps {
  readonly findings: Findings;
}

/** What the service has written about an interview: its summary and points, quality, tags and remarks. */
export function FindingsOf({ findings }: FindingsOfProps) {
  const { summary, points, tags, quality, personas, remarks } = findings;
  const texts = words.answers.findings;
  const rows = [
    ...(quality === null ? [] : [{ name: texts.quality, text: texts.ofFive(numberText(quality)) }]),
    ...(tags.length === 0 ? [] : [{ name: texts.tags, text: tags.join(', ') }]),
    ...(personas === '' ? [] : [{ name: texts.personas, text: personas }]),
    ...(remarks === '' ? [] : [{ name: texts.remarks, text: remarks }]),
  ];
  if (summary === '' && points.length === 0 && rows.length === 0) return null;
  return (
    <section className={`card ${styles.findings}`} aria-label={texts.title}>
      <h4 className={styles.title}>{texts.title}</h4>
      {summary === '' ? null : <p dir="auto">{summary}</p>}
      {points.length === 0 ? null : (
        <ul className={styles.points} aria-label={texts.points}>
          {points.map((point) => (
            <li key={point} dir="auto">
              {point}
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? null : (
        <dl className={styles.rows}>
          {rows.map(({ name, text }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="quiet">{texts.writtenBy}</p>
    </section>
  );
}
