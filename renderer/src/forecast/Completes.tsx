import '../i18n/later.ts';
import { Field, NumberField } from '../controls/index.ts';
import { numberText, words } from '../i18n/index.ts';
import { askForecast, useForecast } from './forecasting.ts';

const mostCompletes = 1_000_000;

/** The number of completed interviews that are wanted. */
export function Completes() {
  const completes = useForecast((state) => state.completes);
  const range = words.forecast.completesRange(numberText(mostCompletes));
  return (
    <Field label={words.forecast.completes}>
      <NumberField
        value={completes}
        notANumber={range}
        problemOf={(number) =>
          number !== null && Number.isInteger(number) && number >= 1 && number <= mostCompletes ? null : range
        }
        onNumber={(number) => askForecast({ completes: number ?? 1 })}
      />
    </Field>
  );
}
