/**
 * Returns true if a key belongs to an input method that is composing a character. Safari sends the key that ends it after
 * the composition, with this code.
 */
export function isComposing({ isComposing: is, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return is || keyCode === 229;
}
