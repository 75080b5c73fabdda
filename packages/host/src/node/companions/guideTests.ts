import {
  changeGuideTests,
  done,
  type GuideTests,
  type GuideTestsChange,
  guideTestsOf,
  type HostImplementation,
  type HostResult,
} from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { updateJsonFile } from '../saving/jsonFile.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { companionFile } from './companionFile.ts';
import { companionPath, type GuidePlace } from './companionPath.ts';
import { readCompanion } from './readCompanion.ts';

/** Returns the tests of a guide; none without a tests file. Works like {@link readCompanion}. */
export async function readGuideTests(machine: Machine, place: GuidePlace): Promise<HostResult<GuideTests>> {
  const read = await readCompanion(machine, place, 'tests');
  return read.ok ? done(guideTestsOf(read.value)) : read;
}

/** Makes changes to the tests of a guide, and repeats them if another program wrote meanwhile. Returns all tests. */
export async function changeGuideTestsOf(
  machine: Machine,
  place: GuidePlace,
  changes: readonly GuideTestsChange[],
): Promise<HostResult<GuideTests>> {
  const written = await updateJsonFile(machine, companionPath(place, 'tests'), companionFile('tests'), (old) =>
    changes.reduce(changeGuideTests, old ?? {}),
  );
  return written.ok ? done(guideTestsOf(written.value)) : written;
}

/** Returns the `tests.read` and `tests.change` methods. */
export function guideTests(
  machine: Machine,
  workspace: Workspace,
): Pick<HostImplementation, 'tests.read' | 'tests.change'> {
  return {
    'tests.read': async ({ file }) => {
      const place = await workspace.resolve(file);
      return place.ok ? await readGuideTests(machine, place.value) : place;
    },
    'tests.change': async ({ file, changes }) => {
      const place = await workspace.resolve(file);
      return place.ok ? await changeGuideTestsOf(machine, place.value, changes) : place;
    },
  };
}
