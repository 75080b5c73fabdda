/**
 * Returns the SHA-256 of the UTF-8 bytes of a text, in lowercase hexadecimal, as publications use it to name their
 * source.
 */
export async function hashOfText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
