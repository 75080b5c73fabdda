import { canonicalText } from '@guide-studio/guide-core/files';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ExportDialog } from '../../../renderer/src/files/ExportDialog.tsx';
import { askFor, dispatch, newGuide, openFile, read, readGuide } from '../../../renderer/src/session/index.ts';
import { openSession, soundGuide, soundText } from '../openSession.ts';
import { until } from '../../until.ts';

const file = 'habits.guide.json';
const made = { ok: true, value: { name: 'habits.md', type: 'text/markdown', base64: btoa('# Habits') } } as const;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Returns the downloaded files by name. */
function downloads(): Map<string, Blob> {
  const taken = new Map<string, Blob>();
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    last = content as Blob;
    return 'blob:here';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    taken.set(this.download, last);
  });
  return taken;
}

function show(): void {
  askFor({ kind: 'export' });
  render(<ExportDialog />);
}

const press = async () => await userEvent.setup().click(screen.getByRole('button', { name: 'Export' }));

describe('exporting', () => {
  test('sends what is shown and the version that changes are counted from, and gives the file', async () => {
    const session = openSession({ files: { [file]: soundText() }, overrides: { 'export.make': async () => made } });
    const taken = downloads();
    await openFile(file);
    dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: 'Now' });
    show();
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Markdown' }));
    await user.selectOptions(screen.getByLabelText('List changes since'), 'The last saved file');
    await user.selectOptions(screen.getByLabelText('Language of headings and labels'), 'Deutsch');
    await press();
    await until(() => expect(read().asking).toBeNull());
    expect(session.sent('export.make')).toMatchObject([
      {
        name: file,
        text: soundText('Now'),
        format: 'markdown',
        language: 'de',
        since: { name: 'The last saved file', text: canonicalText(soundGuide()) },
      },
    ]);
    expect(await taken.get('habits.md')?.text()).toBe('# Habits');
    expect(read().liveMessage).toBe('Exported habits.md');
  });

  test('that is not possible says why and what to do, and the dialog stays', async () => {
    openSession({ files: { [file]: soundText() } });
    const taken = downloads();
    await openFile(file);
    show();
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('none of them was found on this computer');
    expect(alert.textContent).toContain('GUIDE_STUDIO_BROWSER');
    expect(read().asking?.kind).toBe('export');
    expect(taken.size).toBe(0);
  });

  test('of a guide that was never saved offers no last save', async () => {
    openSession();
    newGuide();
    show();
    expect(screen.queryByRole('option', { name: 'The last saved file' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Do not list changes' })).toBeTruthy();
  });
});
