import { useStudyText } from '../words/studyText.tsx';
import type { MatrixProps } from './matrixProps.ts';
import { ShowMore } from './ShowMore.tsx';

/** Shows a matrix as one card per row. */
export function MatrixCards({ rows, options, value, choose, labelledBy, describedBy }: MatrixProps) {
  const studyText = useStudyText();
  return (
    <div class="cards" role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {rows.shown.map((row) => (
        <fieldset key={row.id} class="row-card">
          <legend {...studyText(row.text)} />
          <div class="options">
            {options.shown.map((option) => (
              <label key={option.id} class="option">
                <input
                  type="radio"
                  name={`row-${row.id}`}
                  checked={value.cells[row.id] === option.id}
                  onChange={() => choose(row.id, option.id)}
                />
                <span {...studyText(option.text)} />
              </label>
            ))}
            <ShowMore portion={options} />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
