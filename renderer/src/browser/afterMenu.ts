/** Milliseconds that a menu needs to close. */
const closing = 50;

/** Runs `act` after the menu that was pressed has closed, which returns the focus to its button first. */
export function afterMenu(act: () => void): void {
  setTimeout(act, closing);
}
