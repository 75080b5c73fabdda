/** Pastes a text if it is of its kind. Returns false for any other text. */
type OtherPaste = (text: string) => boolean;

const others = new Set<OtherPaste>();

/** Registers what pastes a text that is no part of a guide, such as a condition, into the selection. */
export function registerPaste(paste: OtherPaste): void {
  others.add(paste);
}

/** Returns true if something that was registered has pasted the text. */
export function isPastedByOther(text: string): boolean {
  return [...others].some((paste) => paste(text));
}
