import '../../words/later.ts';
import { numberText, words } from '../../words/index.ts';
import type { Findings } from './answerSet.ts';
import styles from './FindingsOf.module.css';

interface FindingsOfProps {
  readonly findings: Findings;
}

/** What the service has written about an interview: its summary and points, quality, tags and remarks. */
export function FindingsOf({ findings }: FindingsOfProps) {
  const { summary, points, tags, quality, personas, remarks } = findings;
  const told = words.answers.findings;
  const rows = [
    ...(quality === null ? [] : [{ name: told.quality, text: told.ofFive(numberText(quality)) }]),
    ...(tags.length === 0 ? [] : [{ name: told.tags, text: tags.join(', ') }]),
    ...(personas === '' ? [] : [{ name: told.personas, text: personas }]),
    ...(remarks === '' ? [] : [{ name: told.remarks, text: remarks }]),
  ];
  if (summary === '' && points.length === 0 && rows.length === 0) return null;
  return (
    <section className={`card ${styles.findings}`} aria-label={told.title}>
      <h4 className={styles.title}>{told.title}</h4>
      {summary === '' ? null : <p dir="auto">{summary}</p>}
      {points.length === 0 ? null : (
        <ul className={styles.points} aria-label={told.points}>
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
      <p className="quiet">{told.writtenBy}</p>
    </section>
  );
}
