import { isSwitchable, type SwitchableId, switchesIn } from '@guide-studio/guide-core/settings';
import { read, type SettingsProblem, showCommentSwitches, showFolderSwitches, useSession } from '../session/index.ts';
import { useNotes } from './notes.ts';

/**
 * Keeps what is switched off beside the open guide up to date: the settings of its folder, read when they are seen or
 * changed, and the comments of its notes. Returns a function that stops it.
 */
export function startSwitches(): () => void {
  const stopSession = useSession.subscribe((now, before) => {
    const isOther = now.guide?.backupKey !== before.guide?.backupKey;
    if (isOther) showComments();
    if (now.guide && (isOther || now.guide.settingsSeen !== before.guide?.settingsSeen)) void readSettings();
  });
  const stopNotes = useNotes.subscribe(({ notes, places }, before) => {
    if (notes !== before.notes || places !== before.places) showComments();
  });
  return () => {
    stopSession();
    stopNotes();
  };
}

function showComments(): void {
  const { notes, places } = useNotes.getState();
  showCommentSwitches(switchesIn(notes.comments, ({ id }) => places.get(id) ?? null));
}

async function readSettings(): Promise<void> {
  const { guide, host } = read();
  const file = guide?.onDisk.file;
  if (!guide) return;
  if (file === null || file === undefined || guide.settingsSeen === null) {
    if (guide.switches.folder !== null || guide.settingsProblem !== null) showFolderSwitches(null, null);
    return;
  }
  const answer = await host.call('folder.settings', { file });
  const now = read().guide;
  // Another guide was opened, or the settings changed again.
  if (now?.backupKey !== guide.backupKey || now.settingsSeen !== guide.settingsSeen) return;
  if (!answer.ok) return showFolderSwitches(null, { error: answer.error });
  if (answer.value === null) return showFolderSwitches(null, null);
  const { file: name, read: settings } = answer.value;
  const problem: SettingsProblem | null = settings.ok ? null : { file: name, faults: settings.faults };
  const ids: readonly SwitchableId[] = settings.ok ? settings.off.filter(isSwitchable) : [];
  showFolderSwitches(settings.ok ? { file: name, ids } : null, problem);
}
