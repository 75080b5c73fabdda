import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type Electron from 'electron';
import { expect, test } from 'vitest';

/** The members of Electron that the double on Chromium has. The compiler knows that Electron has them too. */
const members = {
  app: [
    'addRecentDocument',
    'dock',
    'enableSandbox',
    'exit',
    'getAppPath',
    'getLocale',
    'getPath',
    'getVersion',
    'isPackaged',
    'name',
    'quit',
    'relaunch',
    'requestSingleInstanceLock',
    'setAppUserModelId',
    'setPath',
    'whenReady',
  ] satisfies readonly (keyof Electron.App)[],
  BrowserWindow: [
    'close',
    'destroy',
    'focus',
    'getPosition',
    'isDestroyed',
    'isMinimized',
    'isVisible',
    'loadURL',
    'restore',
    'setDocumentEdited',
    'setMenu',
    'setRepresentedFilename',
    'show',
    'webContents',
  ] satisfies readonly (keyof Electron.BrowserWindow)[],
  WebContents: [
    'forcefullyCrashRenderer',
    'isCrashed',
    'printToPDF',
    'replaceMisspelling',
    'send',
    'session',
    'setWindowOpenHandler',
  ] satisfies readonly (keyof Electron.WebContents)[],
  Session: [
    'addWordToSpellCheckerDictionary',
    'availableSpellCheckerLanguages',
    'protocol',
    'setDevicePermissionHandler',
    'setPermissionCheckHandler',
    'setPermissionRequestHandler',
    'setSpellCheckerEnabled',
    'setSpellCheckerLanguages',
  ] satisfies readonly (keyof Electron.Session)[],
  BaseWindow: ['clearPersistedState'] satisfies readonly (keyof typeof Electron.BaseWindow)[],
  Menu: ['buildFromTemplate', 'setApplicationMenu'] satisfies readonly (keyof typeof Electron.Menu)[],
  crashReporter: ['start'] satisfies readonly (keyof Electron.CrashReporter)[],
  dialog: [
    'showErrorBox',
    'showMessageBox',
    'showOpenDialog',
    'showSaveDialog',
  ] satisfies readonly (keyof Electron.Dialog)[],
  ipcMain: ['handle'] satisfies readonly (keyof Electron.IpcMain)[],
  nativeTheme: ['shouldUseDarkColors', 'themeSource'] satisfies readonly (keyof Electron.NativeTheme)[],
  protocol: ['handle', 'registerSchemesAsPrivileged'] satisfies readonly (keyof Electron.Protocol)[],
  safeStorage: [
    'decryptStringAsync',
    'encryptStringAsync',
    'getSelectedStorageBackend',
    'isAsyncEncryptionAvailable',
  ] satisfies readonly (keyof Electron.SafeStorage)[],
  session: ['defaultSession', 'fromPartition'] satisfies readonly (keyof typeof Electron.session)[],
  shell: ['openExternal', 'openPath', 'trashItem'] satisfies readonly (keyof Electron.Shell)[],
  utilityProcess: ['fork'] satisfies readonly (keyof typeof Electron.utilityProcess)[],
};

/** What the double needs itself. The application uses none of it, as `tsc` knows. */
const own: Readonly<Record<string, readonly string[]>> = {
  app: ['closeCancelled', 'windowClosed'],
  BrowserWindow: ['look', 'state'],
  WebContents: ['load', 'page', 'self'],
  Session: ['handlers', 'permissions', 'spelling'],
};

const print = `
const electron = await import('./electron.mjs');
const membersOf = (object) => {
  const names = new Set();
  for (let each = object; each && each !== EventEmitter.prototype && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each)) if (!/^(?:_|constructor$|domain$)/.test(name)) names.add(name);
  }
  return [...names].sort();
};
const { EventEmitter } = await import('node:events');
const { BrowserWindow, ...modules } = electron;
const window = new BrowserWindow({ webPreferences: {} });
const all = { ...modules, BrowserWindow: window, WebContents: window.webContents, Session: electron.session.defaultSession };
process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(all).map(([name, each]) => [name, membersOf(each)]))));
process.exit(0);
`;

test('the double on Chromium has members of Electron only', () => {
  const cwd = join(import.meta.dirname, 'chromium');
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', print], { cwd, encoding: 'utf8' });
  const had = JSON.parse(printed) as Record<string, string[]>;
  const expected = Object.entries(members).map(([name, names]) => [name, [...names, ...(own[name] ?? [])].sort()]);
  expect(had).toEqual(Object.fromEntries(expected));
});
