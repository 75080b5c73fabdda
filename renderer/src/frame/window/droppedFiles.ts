import { parseGuide } from '@guide-studio/guide-core';
import { afterUnsaved, newGuide, read, say, showError } from '../../session/index.ts';
import { textMessageOf, words } from '../../words/index.ts';

/**
 * Opens guides that are dropped on the window. A browser gives a page the content of a file and not its place, so there
 * it becomes a new guide. Without this, a browser would leave the editor and show the file.
 */
export function openDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = canOpen() ? 'copy' : 'none';
  });
  window.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const files = Array.from(event.dataTransfer?.files ?? []);
    if (canOpen()) void openDropped(files);
  });
}

const canOpen = () => read().start === 'done' && !read().asking;

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

async function openDropped(files: readonly File[]): Promise<void> {
  const bridge = window.guideStudio;
  const [first] = files;
  if (bridge) return bridge.openDropped(files);
  if (first) await openContent(first);
}

async function openContent(file: File): Promise<void> {
  const parsed = parseGuide(await file.text());
  const { notOpened, fileStays, droppedCopy } = words.session;
  if (!parsed.ok) return showError({ what: notOpened(file.name, textMessageOf(parsed.issue)), next: fileStays });
  return afterUnsaved(() => {
    newGuide(parsed.value);
    say(droppedCopy(file.name));
  });
}
