import { read, type Session } from '../session/index.ts';

/**
 * Something that a menu entry or keys do. A feature lists its actions in a file of its own, for example
 * `clipboard/clipboardActions.ts`, and exports them from its `index.ts`; `frame/actions` joins the lists and says which menu shows
 * each action.
 *
 * `keys`: `Mod` is Ctrl, or Command on a Mac.
 */
export interface Action {
  readonly label: (session: Session) => string;
  readonly keys: readonly string[];
  /** Keys for a browser tab, where the browser reserves the usual ones. */
  readonly browserKeys?: readonly string[];
  /** Keys that the platform handles itself; they are only shown. */
  readonly platformKeys?: string;
  readonly enabled: (session: Session) => boolean;
  /** Ignored while typing in a field. */
  readonly notWhileTyping?: boolean;
  /** Its keys count only where a part has the focus, or nothing has: at a button they would change what is elsewhere. */
  readonly onPart?: boolean;
  /** What a field itself does with the same keys, to typed text that is not part of the guide. */
  readonly inField?: 'undo' | 'redo' | 'selectAll';
  /** Its keys count in dialogs, too. */
  readonly inDialogs?: boolean;
  /** For one of several alternatives: returns whether it is chosen. */
  readonly checked?: (session: Session) => boolean;
  readonly run: () => void;
}

let registered: ReadonlyMap<string, Action> = new Map();

/** Makes the actions of the window known, by id, in the order in which they are listed. */
export function registerActions(actions: Iterable<readonly [id: string, Action]>): void {
  registered = new Map(actions);
}

/** Returns the ids of all actions in the order of the menus. */
export const actionIds = (): readonly string[] => [...registered.keys()];

/** Returns the action with an id. Throws if there is none. */
export function actionOf(id: string): Action {
  const action = registered.get(id);
  if (!action) throw new Error(`There is no action ${id}.`);
  return action;
}

/** Returns true if there is an action with this id. */
export const isAction = (id: string): boolean => registered.has(id);

/** Runs an action if it is enabled. Returns false otherwise. */
export function perform(id: string): boolean {
  const action = actionOf(id);
  if (!action.enabled(read())) return false;
  action.run();
  return true;
}
