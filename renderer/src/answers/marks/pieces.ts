import { type PlacedMark, type Span, unitsOf } from '@guide-studio/analysis';

/** A piece of a text that is shown in one way. */
export interface Piece {
  readonly text: string;
  readonly marks: readonly PlacedMark[];
  readonly isFound: boolean;
  readonly isSelected: boolean;
}

/** Returns a text in pieces, so that marks may overlap. Joined, the pieces are the text. */
export function piecesOf(
  text: string,
  marks: readonly PlacedMark[],
  found: readonly Span[],
  selected: Span | null,
): readonly Piece[] {
  const spans = [
    ...marks.map((mark) => ({ ...unitsOf(text, mark.mark), mark })),
    ...found.map((span) => ({ ...unitsOf(text, span), mark: null })),
  ];
  const chosen = selected === null ? null : unitsOf(text, selected);
  const ends = [...spans, ...(chosen === null ? [] : [chosen])].flatMap(({ start, end }) => [start, end]);
  const borders = [...new Set([0, ...ends, text.length])].toSorted((one, other) => one - other);
  return borders.slice(0, -1).map((start, at): Piece => {
    const end = borders[at + 1] ?? text.length;
    const here = spans.filter((span) => span.start < end && span.end > start);
    return {
      text: text.slice(start, end),
      marks: here.flatMap(({ mark }) => mark ?? []),
      isFound: here.some(({ mark }) => mark === null),
      isSelected: chosen !== null && chosen.start < end && chosen.end > start,
    };
  });
}
