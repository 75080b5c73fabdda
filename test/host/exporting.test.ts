import type { HostInput } from '@guide-studio/host/common';
import { describe, expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const text = '{"title": "Breakfast", "studyGuide": [{"type": "flat", "title": "Habits", "items": []}]}';
const asked = { name: 'a.guide.json', text, format: 'markdown', language: 'en', since: null } as const;

async function make(input: Partial<HostInput<'export.make'>>, changes: Parameters<typeof nodeHost>[1] = {}) {
  const { dispatch } = await nodeHost({}, changes);
  const made = (await dispatch('export.make', { ...asked, ...input })) as {
    readonly ok: boolean;
    readonly value?: { readonly name: string; readonly type: string; readonly base64: string };
  };
  return { made, content: Buffer.from(made.value?.base64 ?? '', 'base64') };
}

describe('a sign-off pack', () => {
  test.each([
    ['html', 'a.html', '<!doctype html>'],
    ['docx', 'a.docx', 'PK'],
    ['markdown', 'a.md', '# '],
  ] as const)('as %s is a file with its own name and content', async (format, name, begin) => {
    const { made, content } = await make({ format });
    expect(made).toMatchObject({ ok: true, value: { name } });
    expect(content.subarray(0, begin.length).toString().toLowerCase()).toBe(begin.toLowerCase());
  });

  test('as PDF is what the machine prints of the page', async () => {
    const pages: string[] = [];
    const print = async (html: string) => {
      pages.push(html);
      return { ok: true, bytes: Buffer.from('%PDF') } as const;
    };
    const { made, content } = await make({ format: 'pdf' }, { print });
    expect(made).toMatchObject({ ok: true, value: { name: 'a.pdf', type: 'application/pdf' } });
    expect([content.toString(), pages.length, pages[0]?.includes('Habits')]).toEqual(['%PDF', 1, true]);
  });

  test('lists what changed since the other text, in the language that was asked for', async () => {
    const since = { name: 'last wave', text: text.replace('Habits', 'Customs') };
    const { content } = await make({ since, language: 'de' });
    expect(content.toString()).toContain('last wave');
    expect(content.toString()).toContain('Customs');
  });

  test('has the length that the window shows under its assumptions, and no approval that was withdrawn', async () => {
    const asking = text.replace('"items": []', '"items": [{"type": "open_ended", "text": "Why?"}]');
    const length = async (more: Partial<HostInput<'export.make'>>) =>
      /About \d+ minutes?.*/u.exec((await make({ text: asking, ...more })).content.toString())?.[0];
    const usual = await length({});
    expect(usual).toBeDefined();
    expect(await length({ assumptions: {} })).toBe(usual);
    expect(await length({ assumptions: { wordsPerAnswer: 4000 } })).not.toBe(usual);
    const at = '2026-11-20T10:00:00Z';
    const approval = { id: '00000000-0000-4000-8000-000000000001', name: 'Grace', at, fingerprint: '0'.repeat(64) };
    const withdrawn = { by: 'Ada', at };
    expect((await make({ approvals: [approval] })).content.toString()).toContain('Grace');
    expect((await make({ approvals: [{ ...approval, withdrawn }] })).content.toString()).not.toContain('Grace');
  });

  test('says why there is no PDF', async () => {
    const print = async () => ({ ok: false, code: 'noBrowser' }) as const;
    const { made } = await make({ format: 'pdf' }, { print });
    expect(made).toEqual({ ok: false, error: { code: 'cannotPrint', reason: 'noBrowser' } });
  });

  test.each([
    [{ text: '{' }, ['text']],
    [{ since: { name: 'x', text: '{' } }, ['since', 'text']],
  ])('of no guide is refused: %j', async (input, path) => {
    const { made } = await make(input);
    expect(made).toEqual({ ok: false, error: { code: 'invalidInput', method: 'export.make', path } });
  });
});
