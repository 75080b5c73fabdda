import { partSlots, partsIn } from '../diff/part.ts';
import type { JsonObject, Path } from '../json.ts';
import type { Issue } from '../validate/issue.ts';
import { validate } from '../validate/validate.ts';
import type { Arrangement } from './arrange.ts';
import type { MergeNode } from './mergeNode.ts';
import type { Settled } from './settle.ts';
import type { ThreeGuides } from './threeGuides.ts';

/** Records what the service would refuse about the merged guide but about neither side. */
export function noteBrokenRules(settled: Settled, arrangement: Arrangement, issues: readonly Issue[]): void {
  const { guides, conflicts } = settled;
  for (const issue of newAmong(guides, issues)) {
    const node = nodeAt(settled, arrangement, issue.path);
    conflicts.note(node, 'rule', `${issue.code} ${issue.path.join('.')}`, { issue });
  }
}

/** Returns true if a guide has errors that neither side has. */
export function hasNewIssues(guides: ThreeGuides, guide: JsonObject): boolean {
  return newAmong(guides, validate(guide)).length > 0;
}

function newAmong({ wires }: ThreeGuides, issues: readonly Issue[]): readonly Issue[] {
  if (issues.length === 0) return issues;
  const known = new Set([...validate(wires.ours), ...validate(wires.theirs)].map(issueName));
  return issues.filter((issue) => !known.has(issueName(issue)));
}

function issueName({ code, path, params }: Issue): string {
  return JSON.stringify([code, path.at(-1), params?.['reason'], params?.['id']]);
}

/** Returns the innermost part on a path. */
function nodeAt({ guides }: Settled, { listOf }: Arrangement, path: Path): MergeNode {
  let node = guides.nodes.root;
  for (let at = 0; ; ) {
    const rule = partSlots[node.kind].find((rule) => rule.path.every((step, i) => path[at + i] === step));
    const index = rule && path[at + rule.path.length];
    if (!rule || typeof index !== 'number') return node;
    // The answers of an item that was not split are those of ours.
    const answer = node.isSame && node.ours ? partsIn(node.ours, rule.slot)[index] : undefined;
    const child = answer ? guides.nodes.of(answer, 'ours') : listOf(node, rule.slot)[index];
    if (!child) return node;
    node = child;
    at += rule.path.length + 1;
  }
}
