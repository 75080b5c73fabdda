import { adviseOnly } from '../validate/advise.ts';
import { partSlots, partsIn } from '../diff/guideParts.ts';
import type { JsonObject, Path } from '../json.ts';
import type { Issue } from '../validate/issue.ts';
import { validate } from '../validate/validate.ts';
import type { Arrangement, DecidedContent } from './decideContent.ts';
import type { MergeNode, ThreeGuides } from './threeGuides.ts';

type Find = (guide: JsonObject) => readonly Issue[];

/**
 * Records what the service would refuse about the merged guide but about neither side, and conditions that name an
 * option or a row that their question does not have, unless a side has them too. `issues` is what `validate` says of the guide.
 */
export function noteBrokenRules(
  content: DecidedContent,
  arrangement: Arrangement,
  guide: JsonObject,
  issues: readonly Issue[],
): void {
  const { guides, conflicts } = content;
  for (const issue of [...newAmong(guides, issues, validate), ...newAmong(guides, deadNames(guide), deadNames)]) {
    const node = nodeAt(content, arrangement, issue.path);
    conflicts.note(node, 'rule', `${issue.code} ${issue.path.join('.')}`, { issue });
  }
}

/** Returns true if a guide has something that {@link noteBrokenRules} would record. */
export function hasNewIssues(guides: ThreeGuides, guide: JsonObject): boolean {
  return [validate, deadNames].some((find) => newAmong(guides, find(guide), find).length > 0);
}

// The service accepts them, but the condition never holds. They appear when one side adds a condition on a carried
// option and the other side gives that question options of its own.
function deadNames(guide: JsonObject): readonly Issue[] {
  return adviseOnly(guide, ['unknownChoice', 'unknownMatrixRow']);
}

function newAmong({ wires }: ThreeGuides, issues: readonly Issue[], find: Find): readonly Issue[] {
  if (issues.length === 0) return issues;
  const known = new Set([...find(wires.ours), ...find(wires.theirs)].map(issueName));
  return issues.filter((issue) => !known.has(issueName(issue)));
}

function issueName({ code, path, params }: Issue): string {
  return JSON.stringify([code, path.at(-1), params?.['reason'], params?.['id'], params?.['choice'], params?.['row']]);
}

/** Returns the innermost part on a path. */
function nodeAt({ guides }: DecidedContent, { listOf }: Arrangement, path: Path): MergeNode {
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
