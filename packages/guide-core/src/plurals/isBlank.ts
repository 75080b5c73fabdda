/** White space, and what is not seen at all: zero-width characters, direction marks, fillers, the empty Braille cell. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Returns true if nothing of a text can be seen. */
export const isBlank = (text: string): boolean => unseen.test(text);
