import { createValidator, type JsonObject } from '@guide-studio/guide-core';
import { createEditorState, toWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { explore } from '@guide-studio/interview-engine/paths';
import type { GuidePaths } from '../../../renderer/src/paths/exploring.ts';
import { type Fixed, givenOf } from '../../../renderer/src/paths/fixed.ts';
import { exploredOf } from '../../../renderer/src/worker/exploredOf.ts';
import type { ExploredGuide } from '../../../renderer/src/worker/waysOf.ts';

/** What the window knows about the paths of a guide, as its worker finds it out. `fix` returns what is fixed by hand. */
export function knownPaths(
  wire: JsonObject,
  fix: (doc: GuidePaths['doc']) => readonly Fixed[] = () => [],
): { readonly known: GuidePaths; readonly worker: ExploredGuide } {
  const { doc } = createEditorState(wire);
  const valid = toWire(doc);
  const issues = createValidator()(valid);
  if (issues.length > 0) throw new Error(`The guide of the test is not valid: ${JSON.stringify(issues[0])}`);
  const guide = valid as unknown as Guide;
  const fixed = fix(doc);
  const given = fixed.flatMap((one) => givenOf(doc, one) ?? []);
  const exploration = explore(guide, { given });
  const explored = exploredOf(doc, exploration, given, 'en');
  return { known: { doc, guide, explored, fixed }, worker: { guide, exploration, given, explored } };
}
