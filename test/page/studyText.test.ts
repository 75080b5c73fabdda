// @vitest-environment happy-dom
import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { shownText } from '../../packages/study-service/src/page/words/shownText.ts';
import {
  directionOfPage,
  StudyLanguage,
  useStudyText,
} from '../../packages/study-service/src/page/words/studyText.tsx';

afterEach(() => render(null, document.body));

function StudyTextLine({ text }: { readonly text: string }) {
  return h('p', useStudyText()(text));
}

/** Returns how a text of a study in this language is shown. */
async function shown(language: string | null, text: string): Promise<string> {
  await act(() => render(h(StudyLanguage.Provider, { value: language }, h(StudyTextLine, { text })), document.body));
  return document.body.innerHTML;
}

it('a page has the direction of the study’s language, whatever its first letter is', () => {
  expect(directionOfPage('ar', 'Country')).toBe('rtl');
  expect(directionOfPage('en', 'خبز')).toBe('ltr');
  expect([directionOfPage(null, 'خبز'), directionOfPage(null, 'Bread (خبز)')]).toEqual(['rtl', 'ltr']);
});

it('a text begins where the language does, and reads in its own direction if it has letters of the other alone', async () => {
  expect(await shown('ar', 'WhatsApp / تيليجرام')).toBe('<p>WhatsApp / تيليجرام</p>');
  expect(await shown('ar', '3–4 مرات')).toBe('<p>3–4 مرات</p>');
  expect(await shown('ar', 'Price (USD)')).toBe('<p><bdi dir="ltr">Price (USD)</bdi></p>');
  expect(await shown('en', 'خبز')).toBe('<p><bdi dir="rtl">خبز</bdi></p>');
  expect(await shown(null, 'خبز')).toBe('<p dir="auto">خبز</p>');
});

it('control characters are never shown: those that break a line break it', async () => {
  expect(shownText('Soft\vbreak\r\nand\u2028more\u0007.\tEnd')).toBe('Soft\nbreak\nand\nmore.\tEnd');
  expect(await shown('en', 'Soft\vbreak')).toBe('<p>Soft\nbreak</p>');
});
