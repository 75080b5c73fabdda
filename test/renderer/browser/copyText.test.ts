import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../../renderer/src/browser/copyText.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

/** Lets the copy command of the browser work, and returns what it put on the clipboard. */
function withCommand(): DataTransfer {
  const data = new DataTransfer();
  const run = () => document.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, cancelable: true }));
  Object.assign(document, { execCommand: run });
  return data;
}

test('where a page may not write to the clipboard, a text is copied by the command of the browser', async () => {
  const data = withCommand();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copyText('One')).toBe(true);
  expect(data.getData('text/plain'), 'it was written').toBe('');
  write.mockRejectedValue(new Error('refused'));
  expect(await copyText('Two')).toBe(true);
  expect(data.getData('text/plain')).toBe('Two');
});

test('where neither is allowed, it says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  Object.assign(document, { execCommand: () => false });
  expect(await copyText('One')).toBe(false);
});
