import type { Carrier, MenuDescription } from '../common/index.ts';

/** What the preload script of the desktop application puts on `window`, and all of it. */
export interface DesktopBridge {
  call(method: string, input: unknown): Promise<unknown>;
  /** The window's menus are drawn from the editor's commands. Resolves to whether the description was taken. */
  describeMenu(menu: MenuDescription): Promise<unknown>;
  /** Runs `listener` with a command id when its menu entry is chosen. Returns what ends the subscription. */
  onCommand(listener: (command: string) => void): () => void;
  /** Runs `listener` when the window was not closed because the page held it back. Returns what ends the subscription. */
  onLeave(listener: () => void): () => void;
  /** Runs `listener` with a file handle when the system asks to open a guide. */
  onOpenFile(listener: (file: string) => void): () => void;
}

declare global {
  interface Window {
    /** Present in the desktop application only. */
    readonly guideStudio?: DesktopBridge;
  }
}

/** Calls over the desktop application's own channel. */
export function createIpcCarrier(bridge: Pick<DesktopBridge, 'call'>): Carrier {
  return async (method, input) => await bridge.call(method, input);
}
