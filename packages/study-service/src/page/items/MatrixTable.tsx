import { useStudyText } from '../words/studyText.tsx';
import type { MatrixProps } from './matrixProps.ts';

/** Shows a matrix as a table. The arrow keys move within a row, Tab moves between rows. */
export function MatrixTable({ item, rows, value, choose, labelledBy, describedBy }: MatrixProps) {
  const studyText = useStudyText();
  return (
    <table class="matrix" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <thead>
        <tr>
          <td />
          {item.options.map((option) => (
            <th key={option.id} scope="col" {...studyText(option.text)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.shown.map((row) => (
          <tr key={row.id}>
            <th scope="row" {...studyText(row.text)} />
            {item.options.map((option) => (
              <td key={option.id}>
                <label class="cell">
                  <input
                    type="radio"
                    name={`row-${row.id}`}
                    aria-label={`${row.text}: ${option.text}`}
                    checked={value.cells[row.id] === option.id}
                    onChange={() => choose(row.id, option.id)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
