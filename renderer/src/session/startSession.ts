import { createPageCarrier } from '@guide-studio/host/browser';
import { callOver, connectHost, type SessionInfo } from '@guide-studio/host/common';
import { fetchGuide } from '../browser/fetched.ts';
import { words } from '../i18n/index.ts';
import { startAutomation } from './automation.ts';
import { startAutosave } from './autosave.ts';
import { startBackups } from './backup.ts';
import { openFile } from './files.ts';
import { loadBackups, offerRecovery } from './recovery.ts';
import { holdUnsavedWork } from './leaving.ts';
import { showLanguage, showPreferences, showTheme } from './settings.ts';
import { read } from './store.ts';
import { connect, finishStart, refuseStart, setAutosave, showError } from './transitions/index.ts';

/**
 * Connects to the host, applies the settings, and opens the file given at startup. Each of `watchers` is called once,
 * before a guide is open: what features do as long as the window is open, such as watching the file.
 */
export async function startSession(watchers: readonly (() => unknown)[]): Promise<void> {
  const carrier = createPageCarrier();
  // At the same time as the first call: the first screen waits for both.
  const reading = callOver(carrier, 'settings.read', {});
  const connected = await connectHost(carrier);
  if (!connected.ok) {
    await showLanguage('system');
    return refuseStart(connected.error);
  }
  const { host, session } = connected.value;
  connect(host, session);
  // While the settings are read.
  const panes = session.openFirst === null ? null : fetchGuide();
  const [settings] = await Promise.all([reading, loadBackups()]);
  if (settings.ok) {
    showTheme(settings.value.theme);
    showPreferences(settings.value);
  }
  await showLanguage(settings.ok ? settings.value.language : 'system');
  setAutosave(settings.ok && settings.value.autosave);
  startBackups();
  startAutosave();
  startAutomation();
  for (const watch of watchers) watch();
  holdUnsavedWork();
  const isOpen = await openAtStart(panes);
  if (!isOpen) finishStart();
  reportStart(session);
  if (!isOpen && session.start !== 'another') offerRecovery(() => true);
}

/** Says once what the start found wrong: damaged files of our own, or starts that failed before. */
function reportStart({ setAside, start }: SessionInfo): void {
  const { damagedFiles, safeStart } = words.session;
  if (setAside.length > 0) showError({ what: damagedFiles.what(setAside.join(', ')), next: damagedFiles.next });
  else if (start === 'safe') showError(safeStart);
}

/** Opens the file given at startup, else the most recent guide, when its panes are loaded. Returns true if a guide was opened. */
async function openAtStart(panes: Promise<void> | null): Promise<boolean> {
  const file = read().info.openFirst ?? (await lastFile());
  if (file === null) return false;
  await (panes ?? fetchGuide());
  return await openFile(file);
}

/** Resolves to the most recent guide, if enabled and in this folder. Not while unsaved work waits, which is asked about first. */
async function lastFile(): Promise<string | null> {
  const { host, info, preferences, backups } = read();
  if (!preferences.openLast || backups.length > 0 || info.start !== 'first') return null;
  const recent = await host.call('file.recent', {});
  const last = recent.ok ? recent.value.files[0] : undefined;
  return last?.file && last.folder.startsWith(info.folder) ? last.file : null;
}
