import type { MaxDiffAnswer } from '@guide-studio/interview-engine';
import { notices } from '../words/messages.ts';
import { PageMessage } from '../words/PageMessage.tsx';
import { useStudyText } from '../words/studyText.tsx';
import type { ItemOf, ItemProps } from './itemProps.ts';

interface Props extends ItemProps<ItemOf<'max_diff'>, MaxDiffAnswer> {
  /** Counted from 0. */
  readonly screen: number;
}

type Side = 'best' | 'worst';

/** How the two sides are called: where the study names what to compare by, the best is the one with the most of it. */
const names = {
  quality: { best: 'best', worst: 'worst' },
  metric: { best: 'most', worst: 'least' },
} as const;

/** Shows one screen of a MaxDiff question: the best and the worst of a few options, which must differ. */
export function MaxDiff({ item, value, screen, onChange, labelledBy, describedBy }: Props) {
  const studyText = useStudyText();
  const { metric } = item;
  const name = names[metric === null ? 'quality' : 'metric'];
  const choice = value.choices[screen] ?? { best: '', worst: '' };
  const choose = (side: Side, id: string): void => {
    const other = side === 'best' ? 'worst' : 'best';
    const next = { ...choice, [side]: id, [other]: choice[other] === id ? '' : choice[other] };
    onChange({ choices: item.screens.map((_, at) => (at === screen ? next : (value.choices[at] ?? unanswered))) });
  };
  return (
    <>
      <p class="hint">
        <PageMessage of={(words) => (metric === null ? words.bestWorstHint : words.mostLeastHint(metric))} />
      </p>
      <table class="maxdiff" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        <thead>
          <tr>
            <th scope="col">
              <PageMessage of={(words) => words[name.best]} />
            </th>
            <th scope="col">
              <span class="unseen">{notices.option}</span>
            </th>
            <th scope="col">
              <PageMessage of={(words) => words[name.worst]} />
            </th>
          </tr>
        </thead>
        <tbody>
          {(item.screens[screen] ?? []).map((id) => {
            const text = item.options.find((option) => option.id === id)?.text ?? '';
            const cell = (side: Side) => (
              <td class={side}>
                <label class="cell">
                  <input
                    type="radio"
                    name={`${side}-${screen}`}
                    aria-label={`${notices[name[side]]}: ${text}`}
                    checked={choice[side] === id}
                    onChange={() => choose(side, id)}
                  />
                </label>
              </td>
            );
            return (
              <tr key={id} class={choice.best === id || choice.worst === id ? 'chosen' : ''}>
                {cell('best')}
                <th scope="row" {...studyText(text)} />
                {cell('worst')}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

const unanswered = { best: '', worst: '' };
