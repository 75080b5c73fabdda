import type { MatrixAnswer } from '@guide-studio/interview-engine';
import { useWide } from '../browser/useWide.ts';
import type { ItemOf, ItemProps } from './itemProps.ts';
import { MatrixCards } from './MatrixCards.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { ShowMore } from './ShowMore.tsx';
import { entriesAtOnce, usePortion } from './usePortion.ts';

/** More columns of words do not fit side by side. */
const mostColumns = 7;
/** With many columns fewer rows are shown at once, for about this many cells, but at least `fewestRows`. */
const cellsAtOnce = 2500;
const fewestRows = 10;

/** Shows a question with one option per row: as a table if it fits, otherwise as one card per row. */
export function Matrix(props: ItemProps<ItemOf<'matrix'>, MatrixAnswer>) {
  const { item, value, onChange } = props;
  const isTable = useWide() && item.options.length <= mostColumns;
  const choose = (rowId: string, optionId: string) => onChange({ cells: { ...value.cells, [rowId]: optionId } });
  const chosen = new Set(Object.values(value.cells));
  const options = usePortion(item.options, ({ id }) => chosen.has(id));
  const rowsAtOnce = Math.max(fewestRows, Math.min(entriesAtOnce, Math.floor(cellsAtOnce / options.shown.length)));
  const rows = usePortion(item.rows, undefined, rowsAtOnce);
  const parts = { ...props, rows, options, choose };
  return (
    <>
      {isTable ? <MatrixTable {...parts} /> : <MatrixCards {...parts} />}
      <ShowMore portion={rows} />
    </>
  );
}
