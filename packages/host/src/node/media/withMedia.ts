import type { HostImplementation } from '../../common/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { MediaFiles } from './mediaFiles.ts';

type FileMethod = 'file.open' | 'file.save' | 'file.create' | 'file.pickSave';

/**
 * Returns the methods that open and save guides with their pictures and videos: those that a saved text names are beside
 * its guide. They are written first, so that a guide that is there has its files.
 */
export function withMedia<Methods extends Pick<HostImplementation, FileMethod>>(
  methods: Methods,
  workspace: Workspace,
  files: MediaFiles,
): Methods {
  const settle = async (file: string, text: string): Promise<void> => {
    const place = await workspace.resolve(file);
    if (place.ok) await files.settle(place.value, text);
  };
  const note = async (file: string): Promise<void> => {
    const place = await workspace.resolve(file);
    if (place.ok && place.value.exists) files.noteOpened(place.value);
  };
  const own: Pick<HostImplementation, FileMethod> = {
    'file.open': async (input) => {
      const opened = await methods['file.open'](input);
      if (opened.ok) await note(opened.value.file);
      return opened;
    },
    'file.save': async (input) => {
      await settle(input.file, input.text);
      return await methods['file.save'](input);
    },
    'file.create': async (input) => {
      const created = await methods['file.create'](input);
      if (created.ok) await settle(created.value.file, input.text);
      return created;
    },
    'file.pickSave': async (input) => {
      const saved = await methods['file.pickSave'](input);
      if (saved.ok && saved.value !== null) await settle(saved.value.file, input.text);
      return saved;
    },
  };
  return { ...methods, ...own };
}
