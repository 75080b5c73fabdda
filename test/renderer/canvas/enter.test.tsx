import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, type GuideNode, textField, toWire, walk } from '@guide-studio/guide-core/edit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { BlockHeading } from '../../../renderer/src/canvas/BlockHeading.tsx';
import { ConceptCard } from '../../../renderer/src/canvas/ConceptCard.tsx';
import { ItemCard } from '../../../renderer/src/canvas/ItemCard.tsx';
import { newGuide, readGuide, useGuide } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';

afterEach(cleanup);

const parts = (kind: GuideNode['kind']) => walk(readGuide().editor.doc.root).filter((node) => node.kind === kind);
const options = [{ text: 'Tea' }, { text: 'Milk' }];
const concepts = [{ nickname: 'Rye', content: { title: 'Rye bread', description: 'Dark.' } }];
const open = { type: 'open_ended', text: 'Why?', addInstructions: 'Probe.' };
const items: readonly JsonObject[] = [
  open,
  { type: 'statement', text: 'Hello.' },
  { type: 'multiple_choice', text: 'Which?', options },
  { type: 'open_ended', text: 'How?' },
];

/** The texts of a block as in the guide, updated with the session. */
function Block() {
  const block = useGuide((guide) => found(guide.editor.doc.root.children.blocks?.[0] ?? null));
  const words = { selected: false, condition: '', mark: null } as const;
  return (
    <>
      <BlockHeading node={block} selected={false} items={{ questions: items.length - 1, statements: 1 }} mark={null} />
      {childrenOf(block, 'concepts').map((concept) => (
        <ConceptCard key={concept.key} node={concept} {...words} />
      ))}
      {childrenOf(block, 'items').map((item, at) => (
        <ItemCard
          key={item.key}
          node={item}
          number={at + 1}
          blockType="concept"
          answerMarks={new Map()}
          chosenAnswers={[]}
          {...words}
        />
      ))}
    </>
  );
}

function show(): void {
  openSession();
  newGuide({
    title: 'T',
    studyGuide: [{ type: 'concept', title: 'B', conceptSamplingConfig: { concepts }, items: [...items] }],
  });
  render(<Block />);
}

const text = (name: string, at = 0) => found(screen.getAllByRole<HTMLTextAreaElement>('textbox', { name })[at] ?? null);
const focused = () => document.activeElement as HTMLTextAreaElement;
const typedAt = async (area: HTMLTextAreaElement, keys: string) => {
  await userEvent.click(area);
  await userEvent.keyboard(keys);
};
const guide = () => JSON.stringify(toWire(readGuide().editor.doc));

test('Enter in instructions, a description or a statement begins a line, and writes into nothing else', async () => {
  const prose = ['Instructions to the interviewer for question 1', 'Description of the concept for participants'];
  for (const name of [...prose, 'Text of question 2']) {
    show();
    const before = guide();
    const { value } = text(name);
    await typedAt(text(name), '{Enter}more');
    expect(focused(), name).toBe(text(name));
    expect(guide(), 'all else is as it was').toBe(before.replace(`"${value}"`, JSON.stringify(`${value}\nmore`)));
    cleanup();
  }
});

test('Enter in a title or question goes on to the next text, which is selected where it is written', async () => {
  show();
  const next = [
    ['Title of block', 'Nickname of the concept'],
    ['Nickname of the concept', 'Title of the concept for participants'],
    ['Title of the concept for participants', 'Description of the concept for participants'],
    ['Text of question 1', 'Instructions to the interviewer for question 1'],
    ['Text of question 3', 'Option 1'],
    ['Text of question 4', 'Instructions to the interviewer for question 4'],
  ] as const;
  const before = guide();
  for (const [from, to] of next) {
    await typedAt(text(from), '{Enter}');
    expect(focused().getAttribute('aria-label'), from).toBe(to);
    expect(focused().selectionEnd, `${to} is selected`).toBe(focused().value.length);
    expect(focused().selectionStart, `${to} is selected`).toBe(0);
  }
  expect(guide()).toBe(before);
});

test('Enter in an empty answer adds no other: it moves to the next one, or leaves the list and removes the empty one', async () => {
  show();
  const written = () =>
    childrenOf(found(parts('item')[2] ?? null), 'options').map((option) => textField(option, 'text'));
  await typedAt(text('Option 2'), '{Enter}Juice{Enter}');
  expect(written()).toEqual(['Tea', 'Milk', 'Juice', '']);
  await userEvent.keyboard('{Enter}');
  expect(written()).toEqual(['Tea', 'Milk', 'Juice']);
  expect(document.activeElement?.matches('textarea')).toBe(false);
  await userEvent.clear(text('Option 2'));
  await typedAt(text('Option 2'), '{Enter}');
  expect(written()).toEqual(['Tea', '', 'Juice']);
  expect(focused().value).toBe('Juice');
});

test('empty lines typed at the end of a text are removed when it is left; those that were there stay', async () => {
  show();
  const area = text('Text of question 1');
  await typedAt(area, '{Shift>}{Enter}{/Shift}Then?{Shift>}{Enter}{Enter}{/Shift}');
  expect(area.value).toBe('Why?\nThen?\n\n');
  await userEvent.keyboard('{Escape}');
  expect(area.value).toBe('Why?\nThen?');

  cleanup();
  newGuide({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items: [{ ...open, text: 'Why?\n\n' }] }] });
  render(<Block />);
  await userEvent.click(text('Text of question 1'));
  await userEvent.keyboard('{Escape}');
  expect(text('Text of question 1').value).toBe('Why?\n\n');
  expect(readGuide().editor.history.past).toHaveLength(0);
});

test('Backspace in an empty answer removes it and goes on at the end of the one before', async () => {
  show();
  await typedAt(text('Option 2'), '{Control>}a{/Control}{Backspace}');
  expect(focused()).toBe(text('Option 2'));
  await userEvent.keyboard('{Backspace}');
  expect(childrenOf(found(parts('item')[2] ?? null), 'options').map((option) => textField(option, 'text'))).toEqual([
    'Tea',
  ]);
  expect([focused().value, focused().selectionStart]).toEqual(['Tea', 3]);
});

test('Ctrl+Enter drops the empty answer that Enter has begun, and keeps what is still to be written', async () => {
  show();
  await typedAt(text('Option 2'), '{End}{Enter}');
  expect(parts('option')).toHaveLength(3);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(
    parts('option')
      .slice(0, 2)
      .map((node) => textField(node, 'text')),
  ).toEqual(['Tea', 'Milk']);
  const [, , asked, added] = parts('item');
  expect(childrenOf(found(asked ?? null), 'options')).toHaveLength(2);
  const blanks = childrenOf(found(added ?? null), 'options').length;
  await userEvent.click(found(screen.getAllByRole('textbox', { name: 'Option 1' })[1] ?? null));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(childrenOf(found(parts('item')[3] ?? null), 'options')).toHaveLength(blanks);
});
