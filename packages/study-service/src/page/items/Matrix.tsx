import type { MatrixAnswer } from '@guide-studio/interview-engine';
import { useWide } from '../app/useWide.ts';
import type { ItemOf, ItemProps } from './itemProps.ts';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixTable } from './MatrixTable.tsx';

/** What the two forms of a matrix get. */
export interface MatrixProps extends ItemProps<ItemOf<'matrix'>, MatrixAnswer> {
  readonly choose: (rowId: string, optionId: string) => void;
}

/** More columns than this do not fit beside each other in words. */
const mostColumns = 7;

/** One option for every row: a table where there is room, else a card for each row. */
export function Matrix(props: ItemProps<ItemOf<'matrix'>, MatrixAnswer>) {
  const { item, value, onChange } = props;
  const isTable = useWide() && item.options.length <= mostColumns;
  const choose = (rowId: string, optionId: string) => onChange({ cells: { ...value.cells, [rowId]: optionId } });
  return isTable ? <MatrixTable {...props} choose={choose} /> : <MatrixCards {...props} choose={choose} />;
}
