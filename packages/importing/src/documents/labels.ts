import type { DocumentLine, LeftPart } from './line.ts';
import type { DraftBlock } from './draft.ts';

/** Returns lines in which a label that is alone on its line is the mark of the text below; `alone`: there is none. */
export function labelsJoined(given: readonly DocumentLine[]): {
  readonly lines: readonly DocumentLine[];
  readonly alone: readonly LeftPart[];
} {
  const lines: DocumentLine[] = [];
  const alone: LeftPart[] = [];
  let label: DocumentLine | null = null;
  const leaveLabel = (): void => {
    if (label !== null) alone.push({ place: label.place, text: label.mark?.label ?? '', code: 'annotated' });
    label = null;
  };
  for (const line of given) {
    if (line.kind === 'text' && line.text === '') {
      leaveLabel();
      label = line;
    } else if (label !== null && line.kind === 'text' && line.mark === null) {
      lines.push({ ...line, mark: label.mark, isApart: label.isApart, depth: label.depth, place: label.place });
      label = null;
    } else {
      leaveLabel();
      lines.push(line);
    }
  }
  leaveLabel();
  return { lines, alone };
}

/**
 * Returns blocks of plain text without those that are only the label of one question: the same question is asked below
 * several of them.
 */
export function withLabels(blocks: readonly DraftBlock[]): readonly DraftBlock[] {
  const asked = blocks.map((block) =>
    block.line?.kind === 'text' && block.drafts.length === 1 && block.drafts[0]?.isStatement === false
      ? block.drafts[0]
      : null,
  );
  const counts = new Map<string, number>();
  for (const draft of asked) if (draft !== null) counts.set(draft.text, (counts.get(draft.text) ?? 0) + 1);
  const kept: DraftBlock[] = [];
  for (const [at, block] of blocks.entries()) {
    const draft = asked[at];
    const last = kept.at(-1);
    if (draft === undefined || draft === null || last === undefined || (counts.get(draft.text) ?? 0) < 2) {
      kept.push(block);
      continue;
    }
    const details = [draft.line, ...draft.details].map((line) => ({ ...line, mark: null }));
    last.drafts.push({ ...draft, text: block.title, details });
  }
  return kept;
}
