/**
 * Puts a text on the clipboard, after a press. A desktop window gives pages no permission for it: there the command to
 * copy does it, as the menu does. False where neither may.
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
  // Without marked text the command works only for whoever says that there is something to copy.
  document.addEventListener('beforecopy', wants);
  document.addEventListener('copy', put, { capture: true });
  document.execCommand('copy');
  document.removeEventListener('beforecopy', wants);
  document.removeEventListener('copy', put, { capture: true });
  return done;
}
