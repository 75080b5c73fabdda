import { frameFiles } from '../media/frameFiles.ts';

/** Keeps files of the editor under addresses of this page. A file that is there stays. */
export function takeFiles(files: Readonly<Record<string, Blob>>): void {
  for (const [address, file] of Object.entries(files)) {
    if (!frameFiles.has(address)) frameFiles.set(address, URL.createObjectURL(file));
  }
}
