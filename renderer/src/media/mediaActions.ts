import type { Action } from '../actions/action.ts';
import { guideText, isEditable, announce, read, readGuide, reportHostError } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import { ownerAt } from './takeMedia.ts';

/** Actions about pictures and videos. */
export const mediaActions = {
  'insert.mediaFile': {
    label: () => words.media.actions.choose,
    keys: [],
    enabled: (session) => isEditable(session) && session.guide !== null,
    run: chooseFiles,
  },
  'file.tidyMedia': {
    label: () => words.media.actions.tidy,
    keys: [],
    enabled: (session) => (session.guide?.onDisk.file ?? null) !== null,
    run: () => void tidy(),
  },
} satisfies Record<string, Action>;

/** Opens the dialog of the system for the selected concept or question. */
function chooseFiles(): void {
  const owner = ownerAt(null);
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.addEventListener('change', () => {
    const files = Array.from(input.files ?? []);
    if (files.length === 0 || owner === null) return;
    void import('./addFiles.ts').then(async ({ addFiles }) => await addFiles(owner.key, files));
  });
  if (owner === null) announce(words.media.noPlace);
  else input.click();
}

async function tidy(): Promise<void> {
  const { file } = readGuide().onDisk;
  if (file === null) return;
  const tidied = await read().host.call('media.tidy', { file, text: guideText(readGuide().editor.doc) });
  if (tidied.ok) announce(words.media.tidied(tidied.value.moved));
  else reportHostError(tidied.error);
}
