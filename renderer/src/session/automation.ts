import type { CommandArgs, CommandId } from '@guide-studio/guide-core/edit';
import { dispatch } from './edit.ts';

declare global {
  interface Window {
    /** Only in an automated browser. */
    guideAutomation?: Automation;
  }
}

interface Automation {
  /** Runs a command as menus, keys and fields do, with its entry of the history. Returns true if it was done. */
  dispatch<Id extends CommandId>(id: Id, args: CommandArgs<Id>): boolean;
}

/**
 * Lets automation (WebDriver) replay recorded commands. Absent in ordinary browsers, and gives no access that the
 * page's own scripts lack.
 */
export function startAutomation(): void {
  if (navigator.webdriver) window.guideAutomation = { dispatch };
}
