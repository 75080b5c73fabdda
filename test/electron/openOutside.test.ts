import { beforeEach, expect, test, vi } from 'vitest';
import { openOutside } from '../../electron/src/openOutside.ts';
import { double } from './electronDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

beforeEach(() => {
  double.outside.length = 0;
  double.dialog.asked.length = 0;
  double.dialog.agree = 1;
});

const schemes = [
  'file:///etc/passwd',
  'file://host/share',
  'smb://host/share',
  'ftp://host/x',
  'sftp://host/x',
  'ssh://host',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://a/b',
  'about:blank',
  'ms-msdt:/id',
  'ms-officecmd:x',
  'search-ms:query=x',
  'ms-settings:x',
  'mailto:a@example.org',
  'tel:1',
  'sms:1',
  'app://guide-studio/',
  'app://evil/',
  'chrome://settings',
  'view-source:https://a.example/',
  'devtools://x',
  'intent://x#Intent;end',
  'steam://run/1',
  'vscode://x',
  'slack://x',
  'zoommtg://x',
  'ldap://x',
  'jar:https://a/!/',
];
const forms = [
  '',
  ' ',
  'example.org',
  '//example.org',
  '/x',
  'https:',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  '\\\\host\\share',
  'https:\\\\host\\share',
  'https://a.example\\@b.example',
  '\u0000https://a.example',
  'java\tscript:alert(1)',
  'https://a.example/\u0000',
  'ht\ntps://a.example',
  ' https://a.example',
  'https://a .example',
  'https://good.example@evil.example',
  'https://a:b@evil.example',
  'https://a.example/\u202egnp.exe',
  'https://a.example\u200b.evil.example',
  `https://a.example/${'x'.repeat(2000)}`,
  'https://a.example:99999/',
];
const plain = [
  'http://example.org/',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://10.0.0.1/',
];
const hostile = [...schemes, ...forms, ...plain, 'http://0.0.0.0/', 'http://169.254.169.254/', 'http://[::2]/'];

test(`none of ${hostile.length} hostile links reaches the system, or even a question`, async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  for (const link of hostile) await openOutside(link);
  expect([double.outside, double.dialog.asked]).toEqual([[], []]);
});

const links = ['https://example.org/s/abc?x=1', 'http://127.0.0.1:4000/s/abc', 'http://localhost:4000/s/abc'];

test.each(links)('%s is opened once the person has seen its host and agreed', async (link) => {
  double.dialog.agree = 0;
  await openOutside(link);
  expect(double.outside).toEqual([]);
  double.dialog.agree = 1;
  await openOutside(link);
  expect(double.outside).toEqual([link]);
  expect(double.dialog.asked.at(-1)).toBe(`Open ${new URL(link).host} in your browser?`);
});
