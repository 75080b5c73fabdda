import type { Step } from '@guide-studio/interview-engine';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { expect, test } from './studio.ts';

const options = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const guide = {
  title: 'Bread',
  studyGuide: [
    {
      type: 'flat',
      title: 'Part',
      items: [
        { text: 'Why?', type: 'open_ended', followUp: 'light' },
        { text: 'How much?', type: 'matrix', options: options('Little', 'Much'), rows: options('Price', 'Taste') },
        { text: 'Which part?', type: 'max_diff', options: options('Crust', 'Smell', 'Shape') },
      ],
    },
    {
      type: 'concept',
      title: 'Ideas',
      conceptSamplingConfig: {
        concepts: ['By post', 'At night'].map((title) => ({ nickname: title, content: { title } })),
      },
      items: [{ text: 'Would you buy it?', type: 'multiple_choice', options: options('Yes', 'No') }],
    },
  ],
};

test.use({ guides: [], contents: { 'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('answers of every kind: grids, concepts side by side, best minus worst, follow-ups, filters', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('bread');
  const link = new URL(await editor.goLive());
  for (const number of [0, 1, 2, 3]) await take(link, number);
  await page.getByRole('button', { name: 'Read the answers' }).click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers).toContainText('4 finished, 0 screened out.');
  const question = (text: string) =>
    answers.getByRole('listitem').filter({ has: page.getByRole('heading', { name: text }) });

  await test.step('a matrix as it was asked, with shares and their base', async () => {
    const matrix = question('How much?');
    await expect(matrix).toContainText('Base: 4 of 4');
    await expect(matrix.getByRole('row', { name: /^Price/u })).toHaveText('Price75% (3)25% (1)');
    await expect(matrix.getByRole('row', { name: /^Taste/u })).toHaveText('Taste0% (0)100% (4)');
  });

  await test.step('MaxDiff as best minus worst with both counts, the best first', async () => {
    const bars = question('Which part?').getByRole('listitem');
    await expect(bars).toHaveText([
      /^Crust\+12 · best 12, worst 0$/u,
      /^Smell0 · best 0, worst 0$/u,
      /^Shape-12 · best 0, worst 12$/u,
    ]);
  });

  await test.step('concepts in columns', async () => {
    const ideas = question('Would you buy it?');
    await expect(ideas.getByRole('columnheader')).toHaveText(['By postBase: 4', 'At nightBase: 4']);
    await expect(ideas.getByRole('row', { name: /^Yes/u })).toHaveText('Yes100% (4)50% (2)');
  });

  await test.step('a follow-up under its answer, with what was asked', async () => {
    const words = question('Why?').getByRole('listitem').filter({ hasText: 'It is warm.' }).first();
    await expect(words).toContainText('Follow-up: Could you say a little more about that?');
    await expect(words.getByText('Because of that.')).toBeVisible();
    await expect(words.getByText('It is warm.', { exact: true })).toBeVisible();
  });

  await test.step('in a narrow window', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const over = await answers.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over, 'sticks out of the window').toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('of those whom filters leave, also after another tab', async () => {
    const open = answers.getByRole('button', { name: 'Filter', exact: true });
    await open.click();
    const subject = answers.getByLabel('Filter by', { exact: true });
    await expect(subject).toBeFocused();
    await subject.fill('buy night');
    await page.getByRole('option', { name: /^Q4 \(At night\)/u }).click();
    await answers.getByLabel('Value', { exact: true }).fill('No');
    await page.getByRole('option', { name: 'No', exact: true }).click();
    await answers.getByRole('button', { name: 'Add filter' }).click();
    await expect(open).toBeFocused();
    await expect(answers).toContainText('Showing 2 of 4 interviews.');
    await expect(question('How much?')).toContainText('Base: 2 of 2');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: 'Guide' }).click();
    await views.getByRole('button', { name: 'Answers', exact: true }).click();
    await expect(answers).toContainText('Showing 2 of 4 interviews.');
    await answers.getByRole('button', { name: 'Remove filter: Q4 (At night): No' }).click();
    await expect(question('How much?')).toContainText('Base: 4 of 4');
  });
});

async function take(link: URL, number: number): Promise<void> {
  const participant = participantOf(link.origin);
  let reply = await participant.start({ linkId: link.pathname.split('/').at(-1), urlParams: {} });
  const access = accessOf(reply);
  for (let { step } = reply; step && step.kind !== 'end'; step = reply.step) {
    reply = await participant.answer(access, step.stepId, given(step, number));
  }
}

function given(step: Step, number: number): unknown {
  if (step.kind === 'followUp') return { text: 'Because of that.' };
  if (step.kind !== 'item') return {};
  const { item, concept } = step;
  switch (item.type) {
    case 'multiple_choice':
      return { selected: [concept?.title === 'At night' && number % 2 === 1 ? 'o2' : 'o1'] };
    case 'matrix':
      return { cells: { r1: number === 0 ? 'o2' : 'o1', r2: 'o2' } };
    case 'max_diff':
      return {
        choices: item.screens.map((screen) => ({ best: screen.toSorted()[0], worst: screen.toSorted().at(-1) })),
      };
    default:
      return { text: 'It is warm.' };
  }
}
