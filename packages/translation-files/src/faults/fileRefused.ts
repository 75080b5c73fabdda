import type { FileFault } from './fileFault.ts';

/** A file that is not read, with what is wrong with it. */
export class FileRefused extends Error {
  readonly faults: readonly FileFault[];

  constructor(...faults: readonly FileFault[]) {
    super(faults.map(({ code }) => code).join(', '));
    this.name = 'FileRefused';
    this.faults = faults;
  }
}
