import { formatOf, guideFile, type GuideFormat } from '@guide-studio/guide-core/files';
import { hasExtension } from '@guide-studio/guide-core/internal';
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
  const isGuideFile = first !== undefined && hasExtension(guideFile, first.name);
  if (bridge && isGuideFile) return bridge.openDropped(files);
  if (first) await openContent(first);
}

/** The most sentences about a file that was read. */
const mostReported = 5;

/** Returns the format of another tool, if a file is of one. They are loaded with the first file that is no guide. */
async function formatOfOthers(bytes: Uint8Array, name: string): Promise<GuideFormat | undefined> {
  const { importFormats } = await import('@guide-studio/importing');
  return importFormats.find((one) => one.recognise(bytes, name));
}

async function openContent(file: File): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = (await formatOfOthers(bytes, file.name)) ?? formatOf(guideFormats, bytes, file.name);
  const opened = await format.read(bytes, { name: file.name });
  const { notOpened, fileStays, droppedCopy, checkRead, moreToCheck } = words.session;
  if (!opened.ok) {
    const why = opened.issues.map(({ message }) => message[uiLanguage]).join(' ');
    return showError({ what: notOpened(file.name, why), next: fileStays });
  }
  return afterUnsaved(() => {
    newGuide(opened.guide);
    announce(droppedCopy(file.name));
    const { report } = opened;
    if (report.length === 0) return;
    const listed = report.slice(0, mostReported).map(({ message }) => message[uiLanguage]);
    const left = report.length - listed.length;
    const next = [...listed, ...(left > 0 ? [moreToCheck(left)] : [])].join(' ');
    showError({ what: checkRead(file.name), next });
  });
}
