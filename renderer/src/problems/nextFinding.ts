import { type GuideDocument, type Key, walk } from '@guide-studio/guide-core/edit';
import { type ShownFinding, type Severity } from '../session/index.ts';
import { rowsOf } from './rows.ts';

/** The current position in the list. */
export interface Whereabouts {
  /** The selected part. */
  readonly key: Key | undefined;
  /** The property and severity of the finding last gone to in that part, if any; it may be fixed by now. */
  readonly went: { readonly property: string; readonly severity: Severity } | null;
}

/**
 * Returns the finding after or before the current position, in list order, wrapping at the ends. Without a visited
 * finding the position is the selected part, with its own findings first.
 */
export function nextFinding(
  doc: GuideDocument,
  all: readonly ShownFinding[],
  { key, went }: Whereabouts,
  direction: 1 | -1,
): ShownFinding | undefined {
  const listed = rowsOf(doc, all, 'all').flatMap((row) => (row.kind === 'finding' ? [row.finding] : []));
  const ahead = direction === 1 ? listed : listed.toReversed();
  const last = ahead.findLastIndex((finding) => finding.key === key && finding.property === went?.property);
  if (last >= 0) return ahead[(last + 1) % ahead.length];
  const own = ahead.find((finding) => finding.key === key);
  if (own) return own;
  const places = new Map(walk(doc.root).map((node, at) => [node.key, at]));
  const indexOf = (part: Key | undefined) => (part === undefined ? -1 : (places.get(part) ?? -1));
  const from = { severity: ranks[went?.severity ?? 'error'], place: indexOf(key) };
  const isAhead = (finding: ShownFinding) => {
    const by = ranks[finding.severity] - from.severity || indexOf(finding.key) - from.place;
    return by * direction >= 0;
  };
  return ahead.find(isAhead) ?? ahead[0];
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, serious: 1, warning: 2 };
