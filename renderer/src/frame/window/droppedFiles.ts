import { guideFile, type FormatRemark } from '@guide-studio/guide-core/files';
import { hasExtension, isJsonObject } from '@guide-studio/guide-core/internal';
import { guideExtension } from '@guide-studio/host/common';
import { afterUnsaved, announce, askFor, newGuide, read, showError } from '../../session/index.ts';
import { mostImportBytes } from '../../worker/importMessages.ts';
import { takeMedia } from '../../media/index.ts';
import { uiLanguage, words } from '../../i18n/index.ts';

/**
 * Opens guides that are dropped on the window or pasted as files; pictures and videos go into the concept or question
 * there, and any other file is offered as an import. A browser
 * gives a page the content of a file and not its place, so there a guide becomes a new one. Without this, a browser
 * would leave the editor and show the file.
 */
export function openDroppedFiles(): void {
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = canOpen() ? 'copy' : 'none';
  });
  window.addEventListener('drop', (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const files = Array.from(event.dataTransfer?.files ?? []);
    if (!canOpen() || takeMedia(files, event.target instanceof Element ? event.target : null)) return;
    void openDropped(files);
  });
  document.addEventListener('paste', (event) => {
    const files = Array.from(event.clipboardData?.files ?? []);
    const [first] = files;
    // A text beside a file is meant as a text.
    if (!first || event.clipboardData?.getData('text/plain') || !canOpen()) return;
    event.preventDefault();
    if (takeMedia(files, event.target instanceof Element ? event.target : null)) return;
    // A copied picture is no questionnaire.
    if (first.type.startsWith('image/')) return;
    void openDropped(files);
  });
}

const canOpen = () => read().start === 'done' && !read().asking;

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

async function openDropped(files: readonly File[]): Promise<void> {
  const bridge = window.guideStudio;
  const [first] = files;
  if (first === undefined) return;
  const { name } = first;
  if (bridge && name.toLowerCase().endsWith(guideExtension)) return bridge.openDropped(files);
  const isGuideFile = hasExtension(guideFile, name);
  if (!isGuideFile && first.size > mostImportBytes) return askFor({ kind: 'import', tooLarge: name });
  const bytes = new Uint8Array(await first.arrayBuffer());
  if (!isGuideFile || isOfOthers(bytes, name)) return askFor({ kind: 'import', file: { name, bytes } });
  // Any other JSON may be a guide.
  if (bridge) return bridge.openDropped(files);
  await openContent(name, bytes);
}

/** Returns true for JSON that is no guide: that of another tool has no `studyGuide`. */
function isOfOthers(bytes: Uint8Array, name: string): boolean {
  if (name.toLowerCase().endsWith(guideExtension)) return false;
  try {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    return isJsonObject(value) && !('studyGuide' in value);
  } catch {
    return false;
  }
}

/** The most sentences about a file that was read. */
const mostReported = 5;

async function openContent(name: string, bytes: Uint8Array): Promise<void> {
  const opened = await guideFile.read(bytes, { name });
  const { notOpened, fileStays, droppedCopy, checkRead, moreToCheck } = words.session;
  const sentences = (remarks: readonly FormatRemark[]) => remarks.map(({ message }) => message[uiLanguage]);
  if (!opened.ok) return showError({ what: notOpened(name, sentences(opened.issues).join(' ')), next: fileStays });
  return afterUnsaved(() => {
    newGuide(opened.guide);
    announce(droppedCopy(name));
    const listed = sentences(opened.report.slice(0, mostReported));
    if (listed.length === 0) return;
    const left = opened.report.length - listed.length;
    const next = [...listed, ...(left > 0 ? [moreToCheck(left)] : [])].join(' ');
    showError({ what: checkRead(name), next });
  });
}
