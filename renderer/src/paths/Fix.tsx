import '../words/later.ts';
import { childrenOf } from '@guide-studio/guide-core';
import type { Finding } from '@guide-studio/interview-engine/paths';
import { Button } from '../controls/index.ts';
import { dispatch } from '../session/index.ts';
import { words } from '../words/index.ts';
import type { Known } from './exploring.ts';
import { nodeOf } from './places.ts';
import { useStale } from './useStale.ts';

/** The one repair of a finding that is certain: a criterion that changes nothing can go. */
export function Fix({ known, finding }: { readonly known: Known; readonly finding: Finding }) {
  const isStale = useStale(known);
  if (finding.code !== 'alwaysMet' && finding.code !== 'changesNothing') return null;
  const owner = nodeOf(known.doc, finding.owner);
  const criterion = owner && childrenOf(owner, 'criteria')[finding.index];
  if (criterion === undefined) return null;
  return (
    <Button disabled={isStale} onClick={() => dispatch('node.remove', { keys: [criterion.key] })}>
      {words.paths.removeCriterion}
    </Button>
  );
}
