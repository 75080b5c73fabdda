import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

type Handler = (...parameters: unknown[]) => unknown;

/** A session that records its permission handlers. */
export class SessionDouble {
  handlers: Record<string, Handler> = {};
  readonly protocols = new Map<string, Handler>();
  readonly protocol = { handle: (scheme: string, handler: Handler) => this.protocols.set(scheme, handler) };
  setPermissionRequestHandler(handler: Handler): void {
    this.handlers.request = handler;
  }
  setPermissionCheckHandler(handler: Handler): void {
    this.handlers.check = handler;
  }
  setDevicePermissionHandler(handler: Handler): void {
    this.handlers.device = handler;
  }
  readonly learned: string[] = [];
  addWordToSpellCheckerDictionary(word: string): boolean {
    this.learned.push(word);
    return true;
  }
  readonly listeners: Record<string, Handler> = {};
  on(name: string, handler: Handler): void {
    this.listeners[name] = handler;
  }
  readonly spelling = { isOn: true, languages: [] as readonly string[] };
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US', 'pt-BR'];
  setSpellCheckerEnabled(isOn: boolean): void {
    this.spelling.isOn = isOn;
  }
  setSpellCheckerLanguages(languages: readonly string[]): void {
    this.spelling.languages = languages;
  }
}

export class ContentsDouble extends EventEmitter {
  openHandler: Handler | undefined;
  readonly sent: unknown[][] = [];
  readonly mainFrame = { parent: null, origin: 'app://guide-studio' };
  readonly printedWith: unknown[] = [];
  /** What the scheme of the session answered when the page was printed. */
  readonly printedPages: string[] = [];
  async printToPDF(options: unknown): Promise<Buffer> {
    this.printedWith.push(options);
    const own = [...double.sessions.values()].at(-1);
    const answered = (await own?.protocols.get('app')?.(new Request('app://guide-studio/'))) as Response;
    this.printedPages.push(await answered.text());
    if (double.printed instanceof Error) throw double.printed;
    return double.printed;
  }
  setWindowOpenHandler(handler: Handler): void {
    this.openHandler = handler;
  }
  readonly session = double.defaultSession;
  readonly replaceMisspelling = vi.fn();
  readonly forcefullyCrashRenderer = vi.fn();
  isGone = false;
  isCrashed(): boolean {
    return this.isGone;
  }
  send(...parameters: unknown[]): void {
    this.sent.push(parameters);
  }
}

export class WindowDouble extends EventEmitter {
  static getFocusedWindow(): WindowDouble | null {
    return null;
  }
  readonly webContents = new ContentsDouble();
  isGone = false;
  readonly loaded: string[] = [];
  readonly options: Record<string, unknown>;
  constructor(options: Record<string, unknown>) {
    super();
    this.options = options;
    double.windows.push(this);
    double.app.emit('web-contents-created', {}, this.webContents);
  }
  async loadURL(url: string): Promise<void> {
    this.loaded.push(url);
  }
  readonly destroy = vi.fn(() => {
    this.isGone = true;
    this.emit('closed');
  });
  readonly setDocumentEdited = vi.fn();
  readonly setRepresentedFilename = vi.fn();
  setMenu(menu: unknown): void {
    double.menus.push(menu);
  }
  getPosition(): readonly number[] {
    return [100, 50];
  }
  isVisible(): boolean {
    return true;
  }
  show(): void {}
  focus(): void {
    this.emit('focus');
  }
  restore(): void {}
  isMinimized(): boolean {
    return false;
  }
  isDestroyed(): boolean {
    return this.isGone;
  }
}

class AppDouble extends EventEmitter {
  isPackaged = false;
  readonly paths: Record<string, string> = {};
  readonly enableSandbox = vi.fn();
  readonly quit = vi.fn();
  readonly setAppUserModelId = vi.fn();
  readonly addRecentDocument = vi.fn();
  readonly setUserTasks = vi.fn();
  readonly exit = vi.fn();
  readonly relaunch = vi.fn();
  /** Only on a Mac. */
  dock: { setMenu(menu: unknown): void } | undefined;
  getAppPath(): string {
    return '/the app';
  }
  readonly getPath = (name: string): string => join(this.paths.userData ?? '', name);
  getLocale(): string {
    return 'en-GB';
  }
  setPath(name: string, path: string): void {
    this.paths[name] = path;
  }
  requestSingleInstanceLock(): boolean {
    return true;
  }
  getVersion(): string {
    return '0.0.0-test';
  }
  async whenReady(): Promise<void> {}
}

interface Asked {
  readonly id: number;
  readonly ask: string;
  readonly about: unknown;
}

class ServiceDouble extends EventEmitter {
  /** Answers a message of `askService.ts`; the ids are those of the messages. */
  readonly postMessage = vi.fn(({ id, ask }: Asked) => {
    if (ask === 'stop') this.emit('exit', 0);
    else if (ask === 'use' && !double.isServiceSilent) this.answerUse(id, `http://127.0.0.1:${8 + this.number}`);
  });
  readonly number: number;
  constructor(number: number) {
    super();
    this.number = number;
  }
  /** Says that the service has started. */
  answerUse(id: number, baseUrl: string): void {
    queueMicrotask(() => this.emit('message', { id, answer: { baseUrl, apiKey: 'canary-key' } }));
  }
  readonly kill = vi.fn();
}

/** What the double records and answers, as it is before the application starts. */
const atFirst = () => ({
  windows: [] as WindowDouble[],
  ipc: new Map<string, Handler>(),
  schemes: [] as unknown[],
  protocols: new Map<string, Handler>(),
  menus: [] as unknown[],
  /** Menus that were opened at the pointer. */
  popups: [] as unknown[],
  forks: [] as unknown[][],
  services: [] as ServiceDouble[],
  /** True for a service that does not answer. */
  isServiceSilent: false,
  /** The result of printing; an error is thrown. */
  printed: Buffer.from('%PDF-1.7') as Buffer | Error,
  dialog: {
    open: [] as string[],
    save: '',
    agree: 0,
    asked: [] as string[],
    filters: [] as unknown[],
    saveProperties: [] as string[],
    errors: [] as string[],
  },
  outside: [] as string[],
  /** Files and folders that were shown. */
  shown: [] as string[],
  crashReports: [] as unknown[],
  /** Windows whose place was forgotten. */
  forgotten: [] as string[],
  storage: { isAvailable: true, asked: 0, backend: 'gnome_libsecret' },
});

/** The part of Electron that the main process uses. It records its calls. */
export const double = {
  app: new AppDouble(),
  defaultSession: new SessionDouble(),
  nativeTheme: { shouldUseDarkColors: false, themeSource: 'system' },
  /** By partition. They live as long as the process. */
  sessions: new Map<string, SessionDouble>(),
  ...atFirst(),
};

/** Forgets what was recorded, and an application that was started on the double. */
export function resetDouble(): void {
  double.app.removeAllListeners();
  vi.clearAllMocks();
  Object.assign(double.defaultSession, new SessionDouble());
  Object.assign(double.nativeTheme, { shouldUseDarkColors: false, themeSource: 'system' });
  Object.assign(double, atFirst());
}

export const electron = {
  app: double.app,
  crashReporter: { start: (options: unknown) => double.crashReports.push(options) },
  BrowserWindow: WindowDouble,
  BaseWindow: { clearPersistedState: (name: string) => double.forgotten.push(name) },
  session: {
    defaultSession: double.defaultSession,
    fromPartition: (name: string) => {
      const made = new SessionDouble();
      double.sessions.set(name, made);
      double.app.emit('session-created', made);
      return made;
    },
  },
  nativeTheme: double.nativeTheme,
  ipcMain: {
    handle: (name: string, handler: Handler) => double.ipc.set(name, handler),
  },
  protocol: {
    registerSchemesAsPrivileged: (schemes: unknown[]) => double.schemes.push(...schemes),
    handle: (scheme: string, handler: Handler) => double.protocols.set(scheme, handler),
  },
  Menu: {
    buildFromTemplate: (template: readonly unknown[]) =>
      Object.assign([...template], { popup: () => double.popups.push(template) }),
    setApplicationMenu: (menu: unknown) => double.menus.push(menu),
  },
  dialog: {
    showOpenDialog: async (_window: unknown, { filters = [] }: { filters?: unknown[] }) => {
      double.dialog.filters = filters;
      return { canceled: double.dialog.open.length === 0, filePaths: double.dialog.open };
    },
    showSaveDialog: async (_window: unknown, { properties = [] }: { properties?: string[] }) => {
      double.dialog.saveProperties = properties;
      return { canceled: double.dialog.save === '', filePath: double.dialog.save };
    },
    showMessageBox: async (...parameters: readonly { readonly message: string }[]) => {
      double.dialog.asked.push(parameters.at(-1)?.message ?? '');
      return { response: double.dialog.agree };
    },
    showErrorBox: (_title: string, content: string) => double.dialog.errors.push(content),
  },
  shell: {
    openExternal: async (url: string) => {
      double.outside.push(url);
    },
    openPath: async (path: string) => {
      double.shown.push(path);
      return existsSync(path) ? '' : 'There is no such file.';
    },
  },
  safeStorage: {
    isAsyncEncryptionAvailable: async () => {
      double.storage.asked += 1;
      return double.storage.isAvailable;
    },
    getSelectedStorageBackend: () => double.storage.backend,
    encryptStringAsync: async (text: string) => Buffer.from(text).map((byte) => byte ^ 0x5a),
    decryptStringAsync: async (sealed: Buffer) => ({
      result: Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString(),
    }),
  },
  utilityProcess: {
    fork: (...parameters: unknown[]) => {
      double.forks.push(parameters);
      const child = new ServiceDouble(double.services.length + 1);
      double.services.push(child);
      return child;
    },
  },
};
