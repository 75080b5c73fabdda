import type { MatrixAnswer, StepOption } from '@guide-studio/interview-engine';
import type { ItemOf, ItemProps } from './itemProps.ts';
import type { Portion } from './usePortion.ts';

/** The props of both forms of a matrix. */
export interface MatrixProps extends ItemProps<ItemOf<'matrix'>, MatrixAnswer> {
  readonly rows: Portion<MatrixRow>;
  readonly options: Portion<StepOption>;
  readonly choose: (rowId: string, optionId: string) => void;
}

type MatrixRow = ItemOf<'matrix'>['rows'][number];
