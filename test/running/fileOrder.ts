import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { numbersFrom } from '../size.ts';

/**
 * Vitest's own order of the test files; with `--sequence.shuffle`, a random one in each project. Vitest's random order
 * mixes the projects, so that hardly two files share a worker: it takes longer, and hides what one file leaves to the
 * next.
 */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    if (shuffle !== true) return await super.sort(files);
    const pick = numbersFrom(seed);
    return files
      .map((file) => ({ file, project: file.project.name, place: pick(2 ** 30) }))
      .toSorted((a, b) => (a.project === b.project ? a.place - b.place : a.project < b.project ? -1 : 1))
      .map(({ file }) => file);
  }
}
