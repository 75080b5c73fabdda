import { type Passage, readQuery, search, stemOf, wordsOf } from '@guide-studio/analysis';
import { expect, it } from 'vitest';

const passage = (text: string, answer = text): Passage => ({
  response: 'r',
  answer,
  turn: 0,
  question: 'q',
  concept: null,
  asked: 'Why?',
  text,
});

/** Returns what a search in one language finds, as words. */
async function find(typed: string, language: string, ...texts: readonly string[]) {
  const stem = await stemOf(language);
  return search(
    readQuery(typed),
    texts.map((text) => passage(text)),
    () => stem,
  ).map(({ passage: { text }, spans }) => spans.map((span) => wordsOf(text, span)));
}

it('finds every form of a word', async () => {
  expect(await find('cook', 'en', 'I was cooking, she cooks.', 'The cookie.')).toEqual([['cooking', 'cooks']]);
  expect(await find('preis', 'de', 'Die Preise sind hoch.', 'preislos')).toEqual([['Preise']]);
  expect(await find('Äpfel', 'de', 'apfel und ÄPFEL', 'Birnen')).toEqual([['apfel', 'ÄPFEL']]);
  expect(await find('الكتاب', 'ar', 'قرأت كتاب جديد')).toEqual([['كتاب']]);
  expect(await find('价格', 'zh', '这个价格太高了')).toEqual([['价格']]);
});

it('takes exact words, beginnings, and words that must not be there', async () => {
  expect(await find('"too much"', 'en', 'It costs too much.', 'much too', 'Too  much!')).toEqual([
    ['too much'],
    ['Too  much'],
  ]);
  expect(await find('“cook”', 'en', 'cooking', 'a cook')).toEqual([['cook']]);
  expect(await find('choco*', 'en', 'chocolates', 'cocoa')).toEqual([['chocolates']]);
  expect(await find('milk -price', 'en', 'milk', 'milk prices')).toEqual([['milk']]);
  expect(await find('cheap milk', 'en', 'Milk is cheap; cheap is good.', 'milk')).toEqual([['Milk', 'cheap', 'cheap']]);
  for (const nothing of ['', '   ', '-price', '"', '***']) expect(await find(nothing, 'en', 'price')).toEqual([]);
});

it('counts positions in code points, also after emoji and line breaks', async () => {
  const text = '👩‍🔬 says:\nI 😀 like milk';
  const stem = await stemOf('en');
  const [hit] = search(readQuery('milk'), [passage(text)], () => stem);
  const [span] = hit?.spans ?? [];
  if (span === undefined) throw new Error('Nothing found');
  expect(Array.from(text).slice(span.start, span.end).join('')).toBe('milk');
});
