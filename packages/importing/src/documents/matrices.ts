import { leftOut } from './draft.ts';
import type { Drafting } from './drafting.ts';
import type { DocumentLine } from './line.ts';

/** Adds a table as the rows and the columns of a question. */
export function addMatrix(drafting: Drafting, line: DocumentLine): void {
  const [header = [], ...rows] = line.cells;
  const isOwn = drafting.current === null || drafting.current.children.length > 0;
  if (isOwn && (header[0] ?? '') === '') {
    const stated = drafting.statement;
    if (stated === null || drafting.block.drafts.at(-1) !== stated)
      return (
        drafting.changes.push(leftOut(line.place, line.cells.map((row) => row.join(' | ')).join('\n'))), undefined
      );
    // A sentence before a table asks it.
    drafting.block.drafts.pop();
    drafting.ask(stated.line, stated.text);
  } else if (isOwn) drafting.ask({ ...line, text: header[0] ?? '' });
  const draft = drafting.current;
  if (draft === null) return;
  if (!isOwn && (header[0] ?? '') !== '') draft.details.push({ ...line, text: header[0] ?? '' });
  draft.hint = { ...draft.hint, type: 'matrix' };
  const mark = { kind: 'row', label: '', number: null } as const;
  for (const [text = ''] of rows) draft.children.push({ line: { ...line, text, mark }, list: null });
  for (const text of header.slice(1))
    draft.children.push({ line: { ...line, text, mark: { kind: 'box', label: '', number: null } }, list: null });
}
