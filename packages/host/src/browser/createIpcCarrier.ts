import type { Carrier, MenuDescription } from '../common/index.ts';

/** Everything that the desktop application's preload script adds to `window`. */
export interface DesktopBridge {
  call(method: string, input: unknown): Promise<unknown>;
  /**
   * Describes the window's menus, which are drawn from the editor's commands. Resolves to true if the description was
   * accepted.
   */
  describeMenu(menu: MenuDescription): Promise<unknown>;
  /** Runs `listener` with the command id when its menu entry is chosen. Returns the function that unsubscribes. */
  onCommand(listener: (command: string) => void): () => void;
  /** Runs `listener` when the page prevented the window from closing. Returns the function that unsubscribes. */
  onLeave(listener: () => void): () => void;
  /** The user stays in the window that should close: the application does not end either. */
  stay(): void;
  /**
   * Runs `listener` with a file handle when the system asks to open a guide. The next one comes when its promise is
   * settled. Call it when the page works. Returns the function that unsubscribes.
   */
  onOpenFile(listener: (file: string) => Promise<unknown>): () => void;
  /** Opens files that the user dropped on the window. They come back by `onOpenFile`. */
  openDropped(files: readonly File[]): void;
}

declare global {
  interface Window {
    /** Exists only in the desktop application. */
    readonly guideStudio?: DesktopBridge;
  }
}

/** Returns a carrier that calls the host over the desktop application's IPC channel. */
export function createIpcCarrier(bridge: Pick<DesktopBridge, 'call'>): Carrier {
  return async (method, input) => await bridge.call(method, input);
}
