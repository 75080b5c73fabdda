import { EventEmitter } from 'node:events';
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
}

export class ContentsDouble extends EventEmitter {
  openHandler: Handler | undefined;
  readonly sent: unknown[][] = [];
  readonly mainFrame = { parent: null, origin: 'app://guide-studio' };
  readonly printedWith: unknown[] = [];
  async printToPDF(options: unknown): Promise<Buffer> {
    this.printedWith.push(options);
    if (double.printed instanceof Error) throw double.printed;
    return double.printed;
  }
  setWindowOpenHandler(handler: Handler): void {
    this.openHandler = handler;
  }
  readonly replaceMisspelling = vi.fn();
  readonly forcefullyCrashRenderer = vi.fn();
  send(...parameters: unknown[]): void {
    this.sent.push(parameters);
  }
}

export class WindowDouble extends EventEmitter {
  readonly webContents = new ContentsDouble();
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
  readonly destroy = vi.fn();
  readonly setDocumentEdited = vi.fn();
  show(): void {}
  focus(): void {}
  restore(): void {}
  isMinimized(): boolean {
    return false;
  }
  isDestroyed(): boolean {
    return false;
  }
}

class AppDouble extends EventEmitter {
  isPackaged = false;
  readonly paths: Record<string, string> = {};
  readonly enableSandbox = vi.fn();
  readonly quit = vi.fn();
  readonly setAppUserModelId = vi.fn();
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

class ServiceDouble extends EventEmitter {
  readonly postMessage = vi.fn(() => this.emit('exit', 0));
  readonly kill = vi.fn();
}

/** The part of Electron that the main process uses. It records its calls. */
export const double = {
  app: new AppDouble(),
  defaultSession: new SessionDouble(),
  windows: [] as WindowDouble[],
  ipc: new Map<string, Handler>(),
  schemes: [] as unknown[],
  protocols: new Map<string, Handler>(),
  menus: [] as unknown[],
  /** Menus that were opened at the pointer. */
  popups: [] as unknown[],
  forks: [] as unknown[][],
  services: [] as ServiceDouble[],
  sessions: new Map<string, SessionDouble>(),
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
  nativeTheme: { shouldUseDarkColors: false, themeSource: 'system' },
  outside: [] as string[],
  storage: { isAvailable: true, asked: 0, backend: 'gnome_libsecret' },
};

export const electron = {
  app: double.app,
  BrowserWindow: WindowDouble,
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
  },
  safeStorage: {
    isEncryptionAvailable: () => {
      double.storage.asked += 1;
      return double.storage.isAvailable;
    },
    getSelectedStorageBackend: () => double.storage.backend,
    encryptString: (text: string) => Buffer.from(text).map((byte) => byte ^ 0x5a),
    decryptString: (sealed: Buffer) => Buffer.from(sealed.map((byte) => byte ^ 0x5a)).toString(),
  },
  utilityProcess: {
    fork: (...parameters: unknown[]) => {
      double.forks.push(parameters);
      const child = new ServiceDouble();
      double.services.push(child);
      const apiKey = 'canary-key';
      const baseUrl = `http://127.0.0.1:${8 + double.services.length}`;
      queueMicrotask(() => child.emit('message', { baseUrl, apiKey }));
      return child;
    },
  },
};
