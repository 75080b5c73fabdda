import type { CommandArgs, CommandId } from '@guide-studio/guide-core';
import { dispatch } from './edit.ts';

declare global {
  interface Window {
    /** Only in a browser that a program drives. */
    guideAutomation?: Automation;
  }
}

interface Automation {
  /** Runs a command as menus, keys and fields do, with its entry of the history. Returns whether it was done. */
  dispatch<Id extends CommandId>(id: Id, args: CommandArgs<Id>): boolean;
}

/**
 * Lets a program that drives the browser (WebDriver) replay recorded commands. A browser that a person uses has none of
 * it, and it gives nothing that the page's own scripts do not have.
 */
export function startAutomation(): void {
  if (navigator.webdriver) window.guideAutomation = { dispatch };
}
