import { Tooltips } from '../src/controls/index.ts';
import styles from './ControlsPage.module.css';
import { samples } from './samples.tsx';

const schemes = [
  { scheme: 'light', name: 'Light' },
  { scheme: 'dark', name: 'Dark' },
] as const;

/** Shows every control of `src/controls` in every state, light and dark side by side. What opens follows the system. */
export function ControlsPage() {
  return (
    <Tooltips>
      <main className={styles.page}>
        <h1 className={styles.title}>Controls</h1>
        <div className={styles.themes}>
          {schemes.map(({ scheme, name }) => (
            <section key={scheme} className={styles.theme} data-scheme={scheme} aria-label={name}>
              <h2>{name}</h2>
              {Object.entries(samples).map(([control, Sample]) => (
                <section key={control} className={styles.control} data-control={control}>
                  <h3 className={styles.name}>{control}</h3>
                  <div className={styles.states}>
                    <Sample />
                  </div>
                </section>
              ))}
            </section>
          ))}
        </div>
      </main>
    </Tooltips>
  );
}
