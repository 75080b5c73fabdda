import { textField } from '../doc/node.ts';
import type { Change, ChangeCode, ChangeParams, Edit, Impact, PartPlace } from './change.ts';
import type { Matching } from './matching.ts';
import { isAnswer, type Part } from './part.ts';

/** A change to which more edits may be added. */
export interface ChangeDraft {
  readonly code: ChangeCode;
  impact: Impact;
  readonly a: Part | null;
  readonly b: Part | null;
  params: ChangeParams;
  /** The texts of `params`, once they grow. */
  texts: string[] | null;
  readonly edits: Edit[];
}

/** Returns the finished change of a draft, with the block it is listed under. */
export function changeOf({ code, impact, a, b, params, edits }: ChangeDraft, { toA, toB }: Matching): Change {
  const kind = (b ?? a)?.kind ?? 'study';
  const block = b?.block ?? (a?.block ? (toB.get(a.block) ?? null) : null);
  const blockA = block ? (toA.get(block) ?? null) : (a?.block ?? null);
  const shown = block ?? blockA;
  return {
    code,
    impact,
    kind,
    a: a && partPlace(a),
    b: b && partPlace(b),
    block: shown && {
      a: blockA?.node.key ?? null,
      b: block?.node.key ?? null,
      title: textField(shown.node, 'title'),
    },
    params,
    edits,
  };
}

function partPlace(part: Part): PartPlace {
  const number = isAnswer(part) ? (part.parent?.number ?? 0) : part.number;
  return { key: part.node.key, path: part.path, number };
}
