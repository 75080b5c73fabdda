import { readFileSync } from 'node:fs';
import { blankGuide, commit, createEditorState, run, toWire, undo } from '@guide-studio/guide-core/edit';
import { canonicalText, parseGuide } from '@guide-studio/guide-core/files';
import { describe, expect, test } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { recordRebuild } from './recordRebuild.ts';

/** Replays a recording from its beginning, as JSON from elsewhere. */
function replay(recording: ReturnType<typeof recordRebuild>) {
  let state = createEditorState(blankGuide());
  for (const { id, args } of JSON.parse(JSON.stringify(recording)) as typeof recording) {
    const result = run(state, id, args);
    if (result.kind === 'refusal') throw new Error(`${id} was refused: ${result.code}`);
    state = commit(state, result, 0);
  }
  return state;
}

describe.skipIf(!realGuidesPresent)(`real guides rebuilt from a new guide${whyNoRealGuides}`, () => {
  test.each(realGuideFiles)('%s comes out byte by byte, and is undone to the new guide', (name, path) => {
    const text = readFileSync(path, 'utf8');
    const parsed = parseGuide(text);
    if (!parsed.ok) throw new Error(`${name} does not parse: ${parsed.issue.code}`);
    let state = replay(recordRebuild(parsed.value));
    expect(canonicalText(toWire(state.doc))).toBe(text);
    while (state.history.past.length > 0) state = undo(state);
    expect(canonicalText(toWire(state.doc))).toBe(canonicalText(blankGuide()));
  });
});
