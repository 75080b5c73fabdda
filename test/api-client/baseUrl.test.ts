import { parseBaseUrl } from '@guide-studio/api-client';
import { describe, expect, it } from 'vitest';

describe('parseBaseUrl', () => {
  it.each([
    ['https://studies.example.com', 'https://studies.example.com'],
    ['https://studies.example.com/', 'https://studies.example.com'],
    [' https://studies.example.com/team/a// ', 'https://studies.example.com/team/a'],
    ['https://studies.example.com:8443', 'https://studies.example.com:8443'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://127.9.9.9', 'http://127.9.9.9'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ])('takes %s', (text, url) => {
    expect(parseBaseUrl(text)).toEqual({ ok: true, url });
  });

  it.each([
    ['', 'notAUrl'],
    ['studies.example.com', 'notAUrl'],
    ['https://', 'notAUrl'],
    ['https://studies.example.com/?a=1', 'notAUrl'],
    ['https://studies.example.com/#a', 'notAUrl'],
    ['http://studies.example.com', 'notHttps'],
    ['http://127.0.0.1.example.com', 'notHttps'],
    ['http://localhost.example.com', 'notHttps'],
    ['http://128.0.0.1', 'notHttps'],
    ['http://0.0.0.0', 'notHttps'],
    ['http://[::2]', 'notHttps'],
    ['file://host/etc/passwd', 'notHttps'],
    ['ftp://127.0.0.1', 'notHttps'],
    ['https://user@studies.example.com', 'credentials'],
    ['https://user:pass@studies.example.com', 'credentials'],
  ])('refuses %s as %s', (text, reason) => {
    expect(parseBaseUrl(text)).toEqual({ ok: false, reason });
  });
});
