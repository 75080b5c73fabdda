import { conditionReadings } from '../sentences/conditionWords.ts';
import styles from './Readings.module.css';

/** How conditions are interpreted, collapsed below the condition being edited. */
export function Readings() {
  const { title, sentences } = conditionReadings();
  return (
    <details className={styles.readings}>
      <summary>{title}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
