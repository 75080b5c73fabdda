import { toWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { explore } from '@guide-studio/interview-engine/paths';
import { audienceIn } from '../../renderer/src/paths/audience.ts';
import { foundOnPaths, isDecided } from '../../renderer/src/paths/foundOnPaths.ts';
import { readGuide, showAudience, showPathFindings } from '../../renderer/src/session/index.ts';
import { exploredOf } from '../../renderer/src/worker/exploredOf.ts';

/** Explores the open guide and shows what is found, as the window does with its worker. */
export function explorePaths(): void {
  const { doc } = readGuide().editor;
  const explored = exploredOf(doc, explore(toWire(doc) as unknown as Guide), [], 'en');
  showAudience(audienceIn(doc, explored));
  showPathFindings(doc.root, foundOnPaths(doc, explored.listed), isDecided(explored));
}
