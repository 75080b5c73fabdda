import { childrenOf, type GuideNode, type Issue } from '@guide-studio/guide-core';
import {
  type Finding,
  fixOf,
  fixTitle,
  goalOf,
  isAnswerRule,
  nodeOfOwner,
  type Owner,
} from '@guide-studio/interview-engine/paths';
import { Button } from '../controls/index.ts';
import { applyFix, useFixes } from '../problems/index.ts';
import { codeOfFinding, dispatch, type ShownFinding, useFindings } from '../session/index.ts';
import { entryName, spoken } from '../words/index.ts';
import type { GuidePaths } from './exploring.ts';
import { nodeOfFinding } from './places.ts';
import { useStale } from './useStale.ts';
import { useWay } from './useWay.ts';

interface FixProps {
  readonly known: GuidePaths;
  readonly finding: Finding;
}

/** The one repair of a finding that is certain, if there is one. */
export function Fix({ known, finding }: FixProps) {
  const isStale = useStale(known);
  const goal = goalOf(finding);
  if (goal !== null && (goal.kind === 'item' || goal.kind === 'concept'))
    return <FixOfContradiction known={known} goal={goal} />;
  if (finding.code === 'repeatedParameter') {
    const owner = nodeOfFinding(known.doc, finding);
    return owner === undefined ? null : <FixOfAdvice owner={owner} isStale={isStale} />;
  }
  const fix = fixOf(finding, known.doc);
  if (fix === null) return null;
  return (
    <Button disabled={isStale} onClick={() => dispatch(fix.call.id, fix.call.args)}>
      {fixTitle(fix.id, spoken)}
    </Button>
  );
}

/** Advice about criteria that exclude each other, which the same repair concerns. */
const contradictions: ReadonlySet<string> = new Set<Issue['code']>([
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
  const owner = nodeOfOwner(known.doc, goal);
  const parts = (way?.obstacles ?? []).filter((one) => !isAnswerRule(one));
  const isOwn = parts.every((one) => one.kind === 'criterion' && nodeOfOwner(known.doc, one.owner) === owner);
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
    .find((one) => contradictions.has(codeOfFinding(one)));
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
