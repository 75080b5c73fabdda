/**
 * Copies a text to the clipboard after a press. Desktop windows give pages no permission for it; there the copy command
 * is used. Returns false if neither is allowed.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  let done = false;
  const wants = (event: Event) => event.preventDefault();
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    done = event.clipboardData !== null;
  };
  // Without marked text the command works only if a listener says that there is something to copy.
  document.addEventListener('beforecopy', wants);
  document.addEventListener('copy', put, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('beforecopy', wants);
  document.removeEventListener('copy', put, { capture: true });
  return done;
}
