import { expect, it } from 'vitest';
import { directionOf, directionOfLanguage, isRightToLeft } from '../../../packages/guide-core/src/plurals/plurals.ts';

it('a language is written in the direction of its usual script', () => {
  for (const code of ['ar', 'he', 'fa', 'ur', 'ps', 'sd', 'yi', 'dv', 'ar-EG', 'pa-PK', 'uz-Arab']) {
    expect(directionOfLanguage(code), code).toBe('rtl');
  }
  for (const code of ['en', 'de', 'tr', 'pa', 'en-medical', 'jw', '', 'not a code']) {
    expect(directionOfLanguage(code), code).toBe('ltr');
  }
});

it('a text has the direction of its letters; if they have both or none, that of the language', () => {
  expect(directionOf('خبز', 'en')).toBe('rtl');
  expect(directionOf('Price (USD)', 'ar')).toBe('ltr');
  expect(directionOf('WhatsApp / تيليجرام', 'ar')).toBe('rtl');
  expect(directionOf('WhatsApp / تيليجرام', 'en')).toBe('ltr');
  expect([directionOf('3–4', 'he'), directionOf('3–4', 'en')]).toEqual(['rtl', 'ltr']);
});

it('a paragraph without a language begins where its first letter does', () => {
  expect(['1. ما رأيك؟', 'שלום', 'Bread (خبز)', '…'].map(isRightToLeft)).toEqual([true, true, false, false]);
});
