import { formatOf, guideFile, type GuideFormat } from '@guide-studio/guide-core/files';
import { hasExtension } from '@guide-studio/guide-core/internal';
import { guideExtension } from '@guide-studio/host/common';
import { afterUnsaved, newGuide, read, announce, showError } from '../../session/index.ts';
import { uiLanguage, words } from '../../i18n/index.ts';
import { guideFormats } from './guideFormats.ts';

/**
 * Opens guides that are dropped on the window. A browser gives a page the content of a file and not its place, so there
 * it becomes a new guide, as files of other formats do in the desktop application. Without this, a browser would leave the editor and show the file.
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
  if (first === undefined) return;
  const isGuide = first.name.toLowerCase().endsWith(guideExtension);
  if (bridge && isGuide) return bridge.openDropped(files);
  const bytes = new Uint8Array(await first.arrayBuffer());
  const other = isGuide ? undefined : await formatOfOthers(bytes, first.name);
  // Any other JSON may be a guide.
  if (bridge && other === undefined && hasExtension(guideFile, first.name)) return bridge.openDropped(files);
  await openContent(first.name, bytes, other ?? formatOf(guideFormats, bytes, first.name));
}

/** Returns the format of another tool, if a file is of one. The formats are loaded with the first file that may be. */
async function formatOfOthers(bytes: Uint8Array, name: string): Promise<GuideFormat | undefined> {
  const { importFormats } = await import('@guide-studio/importing');
  return importFormats.find((one) => one.recognise(bytes, name));
}

/** The most sentences about a file that was read. */
const mostReported = 5;

async function openContent(name: string, bytes: Uint8Array, format: GuideFormat): Promise<void> {
  const opened = await format.read(bytes, { name });
  const { notOpened, fileStays, droppedCopy, checkRead, moreToCheck } = words.session;
  if (!opened.ok) {
    const why = opened.issues.map(({ message }) => message[uiLanguage]).join(' ');
    return showError({ what: notOpened(name, why), next: fileStays });
  }
  return afterUnsaved(() => {
    newGuide(opened.guide);
    announce(droppedCopy(name));
    const { report } = opened;
    if (report.length === 0) return;
    const listed = report.slice(0, mostReported).map(({ message }) => message[uiLanguage]);
    const left = report.length - listed.length;
    const next = [...listed, ...(left > 0 ? [moreToCheck(left)] : [])].join(' ');
    showError({ what: checkRead(name), next });
  });
}
