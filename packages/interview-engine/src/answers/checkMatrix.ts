import type { JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import type { Asked } from '../asked/asked.ts';
import { type Checked, accept, problem } from './checked.ts';
import { ownMember } from './ownMember.ts';

/** Checks `{ cells }`: one column for every row. */
export function checkMatrix({ occasion, options }: Asked, value: JsonObject): Checked {
  const cells = ownMember(value, 'cells');
  if (!isJsonObject(cells)) return problem('wrongForm', { expected: '{ cells: { rowId: optionId } }' });
  const { rows } = occasion.planned;
  const rowIds = new Set(rows.map(({ id }) => id));
  if (!Object.keys(cells).every((id) => rowIds.has(id))) return problem('unknownRow', {});
  const known = new Set<unknown>(options.map(({ id }) => id));
  if (!Object.values(cells).every((id) => known.has(id))) return problem('unknownOption', {});
  const missing = rows.find(({ id }) => !Object.hasOwn(cells, id));
  if (missing !== undefined) return problem('cellMissing', { row: missing.text });
  return accept({ cells: Object.fromEntries(rows.map(({ id }) => [id, String(cells[id])])) });
}
