import '../words/later.ts';
import { childrenOf, type GuideNode, type Issue } from '@guide-studio/guide-core';
import { type Finding, isAnswerRule, type Owner } from '@guide-studio/interview-engine/paths';
import { Button } from '../controls/index.ts';
import { applyFix, useFixes } from '../problems/index.ts';
import { dispatch, type ShownFinding, useFindings } from '../session/index.ts';
import { entryName, words } from '../words/index.ts';
import type { GuidePaths } from './exploring.ts';
import { nodeOf, nodeOfFinding } from './places.ts';
import { useStale } from './useStale.ts';
import { useWay } from './useWay.ts';

interface FixProps {
  readonly known: GuidePaths;
  readonly finding: Finding;
}

/** The one repair of a finding that is certain, if there is one. */
export function Fix({ known, finding }: FixProps) {
  const isStale = useStale(known);
  switch (finding.code) {
    // What every interview meets that comes to it can go.
    case 'alwaysMet':
    case 'changesNothing': {
      const owner = nodeOf(known.doc, finding.owner);
      const criterion = owner && childrenOf(owner, 'criteria')[finding.index];
      if (criterion === undefined) return null;
      return (
        <Button disabled={isStale} onClick={() => dispatch('node.remove', { keys: [criterion.key] })}>
          {words.paths.removeCriterion}
        </Button>
      );
    }
    case 'idleCondition': {
      const owner = nodeOf(known.doc, finding.owner);
      if (owner === undefined) return null;
      return (
        <Button disabled={isStale} onClick={() => dispatch('conditional.clear', { owner: owner.key })}>
          {words.paths.removeCondition}
        </Button>
      );
    }
    case 'shownToNobody':
      return <FixOfContradiction known={known} goal={{ kind: 'item', item: finding.item }} />;
    case 'conceptForNobody': {
      const { block, concept } = finding;
      return <FixOfContradiction known={known} goal={{ kind: 'concept', block, concept }} />;
    }
    case 'repeatedParameter': {
      const owner = nodeOfFinding(known.doc, finding);
      return owner === undefined ? null : <FixOfAdvice owner={owner} isStale={isStale} />;
    }
    default:
      return null;
  }
}

/** Advice about criteria that exclude each other, which the same repair concerns. */
const contradictions: ReadonlySet<Issue['code']> = new Set([
  'contradictingCriteria',
  'singleAnswerContradiction',
  'twoLinkValues',
]);

interface FixOfContradictionProps {
  readonly known: GuidePaths;
  readonly goal: Owner;
}

/** The repair of a condition with two criteria that exclude each other, if nothing else keeps everyone away. */
function FixOfContradiction({ known, goal }: FixOfContradictionProps) {
  const isStale = useStale(known);
  const way = useWay(known, goal, 'later');
  const owner = nodeOf(known.doc, goal);
  const parts = (way?.obstacles ?? []).filter((one) => !isAnswerRule(one));
  const isOwn = parts.every((one) => one.kind === 'criterion' && nodeOf(known.doc, one.owner) === owner);
  // With one criterion more, it is not certain that the rest of the condition is right.
  if (owner === undefined || parts.length !== 2 || !isOwn || childrenOf(owner, 'criteria').length > 2) return null;
  return <FixOfAdvice owner={owner} isStale={isStale} />;
}

interface FixOfAdviceProps {
  readonly owner: GuideNode;
  readonly isStale: boolean;
}

/** The best repair of criteria of a condition that exclude each other. */
function FixOfAdvice({ owner, isStale }: FixOfAdviceProps) {
  const { byKey } = useFindings();
  const found = childrenOf(owner, 'criteria')
    .flatMap(({ key }) => byKey.get(key) ?? [])
    .find(({ issue }) => contradictions.has(issue.code));
  return found === undefined ? null : <BestFix finding={found} isStale={isStale} />;
}

function BestFix({ finding, isStale }: Omit<FixOfAdviceProps, 'owner'> & { readonly finding: ShownFinding }) {
  const [best] = useFixes(finding);
  // Which of the criteria is wrong is not certain.
  if (best === undefined || best.name.command === 'fix.removeCriterion') return null;
  return (
    <Button disabled={isStale} onClick={() => applyFix(finding, best.name.command)}>
      {entryName(best.name)}
    </Button>
  );
}
