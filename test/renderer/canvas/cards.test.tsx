import { type GuideNode, walk } from '@guide-studio/guide-core/edit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ConceptCard } from '../../../renderer/src/canvas/ConceptCard.tsx';
import { ItemCard } from '../../../renderer/src/canvas/ItemCard.tsx';
import { newGuide, read, readGuide } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';

afterEach(cleanup);

const parts = (kind: GuideNode['kind']) => walk(readGuide().editor.doc.root).filter((node) => node.kind === kind);
const part = (kind: GuideNode['kind'], at = 0) => found(parts(kind)[at] ?? null);

function open(): void {
  openSession();
  const media = [
    { name: 'Loaf', url: 'https://example.org/loaf.png', type: 'image' },
    { name: 'Oven', url: 'https://example.org/oven.mp4', type: 'video' },
  ];
  const concepts = [{ nickname: 'Rye', content: { title: 'Rye', media, embed: { url: 'https://example.org/page' } } }];
  const open = { type: 'open_ended', text: 'Why?', addInstructions: 'Ask for the crust.' };
  const matrix = {
    type: 'matrix',
    text: 'How often?',
    rows: [{ text: 'at home' }, { text: 'at work' }],
    options: [{ text: 'never' }, { text: 'daily' }],
  };
  const choice = { type: 'multiple_choice', text: 'Which?', options: [{ text: 'Tea' }, { text: 'Milk' }] };
  newGuide({
    title: 'T',
    studyGuide: [{ type: 'concept', title: 'B', conceptSamplingConfig: { concepts }, items: [open, choice, matrix] }],
  });
}

function card(at: number): void {
  const none = new Map();
  render(
    <ItemCard
      node={part('item', at)}
      number={at + 1}
      blockType="concept"
      selected={false}
      condition=""
      mark={null}
      answerMarks={none}
      chosenAnswers={[]}
    />,
  );
}

test('the media of a question are on its card once each: a video, a file that is missing, an address', () => {
  openSession();
  const media = [
    { name: 'Loaf', url: 'https://example.org/loaf.png', type: 'image' },
    { name: 'Oven', url: `media:sha256-${'a'.repeat(64)}.mp4`, type: 'video' },
    { name: 'Crust', url: `media:sha256-${'b'.repeat(64)}.png`, type: 'image' },
  ];
  newGuide({
    title: 'T',
    studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', text: 'Why?', followUp: 'light', media }] }],
  });
  card(0);
  const list = screen.getByRole('list');
  expect(list.querySelectorAll('li')).toHaveLength(media.length);
  for (const { name } of media) expect(list.textContent).toContain(name);
  expect(document.body.textContent).toContain('follow-up');
  expect(document.body.textContent).not.toMatch(/media item/u);
});

test('what the interviewer is told about an open question is read and written on its card', async () => {
  open();
  card(0);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Instructions to the interviewer for question 1',
  });
  expect(text.value).toBe('Ask for the crust.');
  expect(screen.getByText('To the interviewer')).toBeDefined();
  fireEvent.change(text, { target: { value: 'Ask why.' } });
  expect(part('item').fields).toMatchObject({ addInstructions: 'Ask why.' });
  fireEvent.change(text, { target: { value: '' } });
  expect(part('item').fields, 'an emptied one is left out').not.toHaveProperty('addInstructions');
});

test.each([
  ['text', 'voice', 'Free-text answer'],
  ['text', 'text', 'Typed answer'],
  ['audio_text', 'voice', 'Spoken answer'],
  ['audio_text', 'screenRecording', 'Screen recording'],
])('in a study of mode %s, an open question that prefers %s shows “%s”', (interviewMode, preferredInput, shown) => {
  openSession();
  const items = [{ type: 'open_ended', text: 'Why?', preferredInput }];
  newGuide({ title: 'T', config: { interviewMode }, studyGuide: [{ type: 'flat', title: 'B', items }] });
  card(0);
  expect(screen.getByText(shown)).toBeDefined();
});

test('a concept shows its pictures, videos and page by name and address, each a way to its fields', async () => {
  open();
  render(<ConceptCard node={part('concept')} selected={false} condition="" mark={null} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Loafhttps://example.org/loaf.png',
    'Ovenhttps://example.org/oven.mp4',
    'Embedded pagehttps://example.org/page',
  ]);
  expect(document.querySelector('img, video, iframe'), 'nothing is loaded').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Oven/ }));
  expect(read().guide?.jump).toMatchObject({ key: part('media', 1).key, path: 'url' });
});

test('a press on an answer selects that answer: an option, a row, a column', async () => {
  open();
  const pressed = (place: Element | null) => {
    fireEvent.pointerDown(found(place), { button: 0 });
    return read().guide?.editor.selection;
  };
  card(1);
  for (const option of parts('option').slice(0, 2)) {
    expect(pressed(document.querySelector(`[data-answer="${option.key}"]`))).toEqual([option.key]);
  }
  cleanup();
  card(2);
  for (const answer of [...parts('row'), ...parts('option').slice(2)]) {
    expect(pressed(document.querySelector(`[data-pick="${answer.key}"]`))).toEqual([answer.key]);
  }
  expect(pressed(document.querySelector('article'))).toEqual([part('item', 2).key]);
});
