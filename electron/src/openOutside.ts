import { type ParsedUrl, urlOf } from '@guide-studio/host/common';
import { shell } from 'electron';
import { showMessage } from './showMessage.ts';
import { nativeWords } from './words.ts';

const longest = 2000;
// Characters that a URL parser ignores, so that the shown text could differ from the opened address.
// oxlint-disable-next-line no-control-regex
const hidden = /[\u0000-\u0020\u007f-\u009f\\\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const loopback = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/u;

/**
 * Returns the address of a link that may open in the system's browser: `https:`, or `http:` on this machine for links
 * of the local service. Returns null for all others.
 */
function outsideAddress(text: string): ParsedUrl | null {
  if (text.length > longest || hidden.test(text) || !/^https?:\/\//iu.test(text)) return null;
  const url = urlOf(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'https:' || loopback.test(url.hostname) ? url : null;
}

let isAsking = false;

/**
 * Opens a link in the system's browser after the user has seen its host and agreed. While the question is shown, other
 * links are not opened: a page could ask for many.
 */
export async function openOutside(text: string): Promise<void> {
  const url = outsideAddress(text);
  if (url === null || isAsking) return;
  isAsking = true;
  try {
    if (await agrees(url)) await shell.openExternal(url.href);
  } catch {
    await showMessage({ type: 'info', message: nativeWords().cannotShow, detail: url.href });
  } finally {
    isAsking = false;
  }
}

async function agrees(url: ParsedUrl): Promise<boolean> {
  const words = nativeWords();
  const { response } = await showMessage({
    type: 'question',
    message: words.openOutside(url.host),
    detail: url.href,
    buttons: [words.cancel, words.open],
    defaultId: 1,
    cancelId: 0,
  });
  return response === 1;
}
