import '../i18n/later.ts';
import { itemIndex } from '@guide-studio/guide-core/edit';
import { screeningItems, describeNobodyPasses } from '@guide-studio/interview-engine/internal';
import type { Obstacle } from '@guide-studio/interview-engine/paths';
import { Button } from '../controls/index.ts';
import { select, showView } from '../session/index.ts';
import { uiLanguage, words } from '../i18n/index.ts';
import styles from './ForecastView.module.css';
import type { KnownForecast } from './forecasting.ts';

interface NobodyPassesProps {
  readonly known: KnownForecast;
  readonly obstacles: readonly Obstacle[];
}

/** Why nobody passes the screener, whatever the shares are, and the options that can be changed. */
export function NobodyPasses({ known: { doc }, obstacles }: NobodyPassesProps) {
  const [nobody, ...why] = describeNobodyPasses(doc, obstacles, uiLanguage);
  const questions = screeningItems(obstacles).flatMap((item) => itemIndex(doc).items[item] ?? []);
  return (
    <div className={styles.headline}>
      <p className={styles.main}>{nobody}</p>
      {why.map((sentence) => (
        <p key={sentence} className={styles.more} dir="auto">
          {sentence}
        </p>
      ))}
      <div className="cluster">
        {questions.map(({ node, order }) => (
          <Button
            key={node.key}
            onClick={() => {
              select([node.key]);
              showView('guide');
            }}
          >
            {words.forecast.showOptions(words.forecast.question(order + 1))}
          </Button>
        ))}
      </div>
    </div>
  );
}
