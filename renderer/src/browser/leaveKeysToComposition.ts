/*
 * While an input method composes a text, its keys are those of its list of candidates: Enter takes one, the arrows choose
 * one, Escape drops them. No handler of the window may act on them, its own or that of a library. This module is loaded
 * before all others that listen, and keeps those keys from each of them. Input methods themselves do not need the event.
 */

/** The code of a key that an input method has taken. Some browsers send the key that ends a composition only with it. */
const takenByInputMethod = 229;

function leave(event: KeyboardEvent): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells the key that ends a composition in Safari
  if (event.isComposing || event.keyCode === takenByInputMethod) event.stopImmediatePropagation();
}

window.addEventListener('keydown', leave, true);
window.addEventListener('keyup', leave, true);
