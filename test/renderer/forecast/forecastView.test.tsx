import '../../../renderer/src/i18n/later.ts';
import type { JsonObject } from '@guide-studio/guide-core';
import { fromWire, itemIndex } from '@guide-studio/guide-core/edit';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { forecast, type SharesProblem } from '@guide-studio/interview-engine/forecast';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { assumedNow } from '../../../renderer/src/forecast/assumed.ts';
import { Cells } from '../../../renderer/src/forecast/Cells.tsx';
import { Funnel } from '../../../renderer/src/forecast/Funnel.tsx';
import { type KnownForecast, useForecast } from '../../../renderer/src/forecast/forecasting.ts';
import { Length } from '../../../renderer/src/forecast/Length.tsx';
import { NobodyPasses } from '../../../renderer/src/forecast/NobodyPasses.tsx';
import { Picture } from '../../../renderer/src/forecast/Picture.tsx';
import { QuestionShares } from '../../../renderer/src/forecast/QuestionShares.tsx';
import { shareQuestions } from '../../../renderer/src/forecast/shareQuestions.ts';
import { UnknownShares } from '../../../renderer/src/forecast/UnknownShares.tsx';
import { Tornado } from '../../../renderer/src/forecast/Tornado.tsx';
import { newGuide, readGuide, showView } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';
import { selected, when } from '../../guideParts.ts';

const seenBy = (text: string, choice: string) => ({
  type: 'statement',
  text,
  ...when(selected('tea', choice)),
});
const tea = {
  title: 'Tea',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screener',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'adult',
          text: 'Adult?',
          options: [
            { text: 'Yes', status: 'approve' },
            { text: 'No', status: 'reject' },
          ],
        },
      ],
    },
    {
      type: 'flat',
      title: 'Part',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'tea',
          text: 'Which tea?',
          multiSelect: true,
          options: [{ text: 'Green' }, { text: 'Black' }, { text: 'None', exclusiveOption: true }],
        },
        seenBy('Of green', 'Green'),
        seenBy('Of black', 'Black'),
      ],
    },
  ],
} as unknown as JsonObject;

function known(assumptions: ForecastAssumptions): KnownForecast {
  const guide = tea as unknown as Guide;
  const result = forecast(guide, { completes: 100, participants: 200, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return { doc: fromWire(tea), guide, forecast: result.forecast };
}

afterEach(() => {
  cleanup();
  useForecast.setState(useForecast.getInitialState(), true);
});

describe('a screener that nobody passes', () => {
  test('leads to its options, and does not ask for shares', () => {
    const closed = structuredClone(tea) as unknown as Guide;
    Object.assign(closed.studyGuide[0]?.items[0] as object, {
      options: [
        { text: 'Yes', status: 'reject' },
        { text: 'No', status: 'reject' },
      ],
    });
    const result = forecast(closed, { completes: 100, participants: 200 });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    openSession({ files: {} });
    newGuide(closed);
    showView('logic');
    const { doc } = readGuide().editor;
    const { container } = render(
      <NobodyPasses
        known={{ doc, guide: closed, forecast: result.forecast }}
        obstacles={result.forecast.nobodyPasses ?? []}
      />,
    );
    expect(container.textContent).toContain('“Adult?” ends the interview for “Yes” and “No”.');
    expect(container.textContent).not.toMatch(/share|credit/iu);
    fireEvent.click(screen.getByRole('button', { name: 'Show the options of Q1' }));
    expect(readGuide().editor.selection).toEqual([itemIndex(doc).items[0]?.node.key]);
    expect(readGuide().view).toBe('guide');
  });
});

describe('the way from invitations to completes', () => {
  const all = { adult: { Yes: 100 } };

  test('says what it rests on, also if the safe number to invite is the average', () => {
    render(<Funnel known={known({ shares: { adult: { Yes: 60 } }, interviews: 7 })} />);
    expect(
      screen.getByText(/^On average, if 167 people are invited \(with shares from 7 interviews\):$/u),
    ).toBeDefined();
    cleanup();
    render(<Funnel known={known({ shares: all, interviews: 7 })} />);
    expect(screen.getByText('With shares from 7 interviews')).toBeDefined();
    cleanup();
    render(<Funnel known={known({ shares: all })} />);
    expect(screen.queryByText(/^With/u)).toBeNull();
  });

  test('adds up as it is rounded', () => {
    // 100.5 of 134 pass.
    render(<Funnel known={known({ shares: { adult: { Yes: 75 } } })} />);
    expect(screen.getAllByText('134')).toHaveLength(2);
    expect(screen.getAllByText('101')).toHaveLength(2);
    expect(screen.getByText(/^Screened out: 33\. Leave early: nobody\.$/u)).toBeDefined();
  });

  test('counts those who pass before they leave, if people leave by the minute', () => {
    render(<Funnel known={known({ shares: all })} />);
    expect(screen.getByText('Pass the screener')).toBeDefined();
    cleanup();
    render(<Funnel known={known({ shares: all, dropOutPerMinute: 5 })} />);
    expect(screen.getByText('Pass the screener before they leave')).toBeDefined();
  });
});

describe('participants by question', () => {
  test('begin with what nobody sees, which is called so and not “few”', () => {
    render(<Cells known={known({ shares: { tea: { Green: 0, Black: 50, None: 50 } } })} kind="questions" />);
    expect(screen.getByText('Nobody who completes sees Q3 “Of green”.')).toBeDefined();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Q3 “Of green”0nobody');
    expect(second?.textContent).toMatch(/^Q4 “Of black”50, at least 42$/u);
  });

  test('are few by the number that is shown', () => {
    const withGreen = (share: number) => {
      cleanup();
      render(
        <Cells known={known({ shares: { tea: { Green: share, Black: 50, None: 50 - share } } })} kind="questions" />,
      );
      return screen.getAllByRole('listitem')[0]?.textContent;
    };
    expect(withGreen(29.97)).toMatch(/30, at least \d+$/u);
    expect(withGreen(29.7)).toMatch(/29\.7, at least \d+few$/u);
    expect(withGreen(29.4)).toMatch(/29, at least \d+few$/u);
  });

  test('name what the comparison rests on where the number of the fewest rests on less', () => {
    render(<Cells known={known({ shares: { tea: { Green: 20 } } })} kind="questions" />);
    expect(
      screen.getByText(
        'With answers to Q2 left to chance, fewest: Q3 “Of green”, seen in about 20 of 100 completed interviews.',
      ),
    ).toBeDefined();
  });

  test('that everyone sees rest on the shares by which they do', () => {
    const taken = { tea: { Green: 100, Black: 0, None: 0 } };
    render(<Cells known={known({ shares: taken, interviews: 5 })} kind="questions" />);
    expect(
      screen.getByText(/^Everyone who completes sees the other .* \(with shares from 5 interviews\)\.$/u),
    ).toBeDefined();
    cleanup();
    render(<Cells known={known({ shares: taken })} kind="questions" />);
    expect(screen.getByText(/^Everyone who completes sees the other \d questions\.$/u)).toBeDefined();
  });

  test('of a condition that wants two values of a link parameter are nobody with one', () => {
    const from = (value: string) => ({ type: 'searchParam', parameter: 'from', value });
    const wire = structuredClone(tea) as unknown as { studyGuide: { items: object[] }[] };
    Object.assign(wire.studyGuide[1]?.items[1] ?? {}, {
      conditional: { operator: 'and', criteria: [from('a'), from('b')] },
    });
    const guide = wire as unknown as Guide;
    const result = forecast(guide, { completes: 100, participants: 200 });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const doc = fromWire(wire as unknown as JsonObject);
    render(<Cells known={{ doc, guide, forecast: result.forecast }} kind="questions" />);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe(
      'Q3 “Of green”0nobody: needs two values of one link parameter',
    );
    expect(screen.queryByText(/^Nobody who completes sees/u)).toBeNull();
    expect(screen.getByText(/asks for both at once/u)).toBeDefined();
  });

  test('are not listed where nobody completes', () => {
    render(<Cells known={known({ shares: { adult: { Yes: 0 } } })} kind="questions" />);
    expect(screen.getByText('Nobody completes the interview with these shares.')).toBeDefined();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});

test('lengths have percentages that sum to 100', () => {
  const usual = known({});
  const { length } = usual.forecast;
  if (length === null) throw new Error('Nobody completes.');
  const groups = [0, 1, 2].map((item) => ({ ...length, parts: [{ item, isShown: true }], share: 1 / 3 }));
  render(<Length known={{ ...usual, forecast: { ...usual.forecast, length: { ...length, groups } } }} />);
  const shares = screen.getAllByRole('listitem').map(({ textContent }) => Number(/(\d+)%: /u.exec(textContent)?.[1]));
  expect(shares).toEqual([34, 33, 33]);
  const bars = [...screen.getByRole('img').children].map((bar) => bar.getAttribute('title') ?? '');
  const each = bars.map((title) => Number(/: (\d+)%$/u.exec(title)?.[1] ?? 0));
  expect(each.reduce((sum, one) => sum + one, 0)).toBe(100);
});

test('what changes most says “nobody” where nobody completes', () => {
  render(<Tornado known={known({ shares: { adult: { Yes: 10 } } })} />);
  const [adult] = screen.getAllByRole('listitem');
  expect(adult?.textContent).toMatch(/nobody completes at 0%, 500 at 20%$/u);
});

test('tables have headings above numbers where the numbers are, and a title on each further table', () => {
  render(
    <Picture known={known({})} ids={['length', 'groups']}>
      {null}
    </Picture>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Table: Interviews by length' }));
  // What the figures rest on is beside each of them.
  expect(screen.getAllByText('With answers left to chance')).toHaveLength(2);
  const [lengths, groups] = screen.getAllByRole('table');
  const numbersOf = (table: HTMLElement | undefined) =>
    within(found(table))
      .getAllByRole('columnheader')
      .map((heading) => heading.hasAttribute('data-number'));
  expect(numbersOf(lengths)).toEqual([true, true, true]);
  expect(numbersOf(groups)).toEqual([false, true, true, true, true, true]);
  expect(found(lengths).querySelector('caption')?.className).toBe('unseen');
  expect(found(groups).querySelector('caption')?.className).not.toBe('unseen');
});

test('shares that make less than 100% are said once, with the number of their question', () => {
  openSession({ files: {} });
  newGuide(tea);
  const { doc } = readGuide().editor;
  const question = found(shareQuestions(doc).find(({ name }) => name === 'adult'));
  const problem = { code: 'sumTooSmall', place: { question: 'adult' }, sum: 60 } as const;
  const assumptions = { shares: { adult: { Yes: 40, No: 20 } } };
  render(<QuestionShares question={question} sources={[]} assumptions={assumptions} problems={[problem]} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^Q1: the shares sum to 60%\. Raise some of them to 100%/u);
  expect(screen.queryByText(/“adult”|Sum:/u)).toBeNull();
});

test('where several options may be selected, the fields say what is assumed, and which option is selected alone', () => {
  openSession({ files: {} });
  newGuide(tea);
  const { doc } = readGuide().editor;
  useForecast.setState({ known: { ...known({}), doc } });
  const question = found(shareQuestions(doc).find(({ name }) => name === 'tea'));
  render(<QuestionShares question={question} sources={[]} assumptions={{}} problems={[]} />);
  expect(screen.getByText('Selected alone: “None”')).toBeDefined();
  const fields = within(screen.getByRole('group')).getAllByRole<HTMLInputElement>('textbox');
  // One in three select nothing else; of the others, one of two that are selected by a third each at least.
  const one = (2 / 3) * (1 / 3 / (1 - (2 / 3) ** 2));
  expect(fields.map(({ placeholder }) => Number(placeholder))).toEqual(
    [one, one, 1 / 3].map((share) => Math.round(1000 * share) / 10),
  );
});

test('a share of a part that is called something else is named again or removed by one press', async () => {
  openSession({ files: {} });
  newGuide(tea);
  const place = { question: 'tea', option: 'Grn' };
  const problem = { code: 'unknownName', place, name: 'Grn', nearest: 'Green' } as unknown as SharesProblem;
  const assumptions = { shares: { tea: { Grn: 10, Black: 20 } } };
  render(<UnknownShares assumptions={assumptions} problems={[problem]} />);
  const region = within(screen.getByRole('region', { name: 'Shares that cannot be used' }));
  await userEvent.click(region.getByRole('button', { name: 'Use “Green”' }));
  expect(assumedNow()).toEqual({ shares: { tea: { Green: 10, Black: 20 } } });
  await userEvent.click(region.getByRole('button', { name: 'Remove this share' }));
  expect(assumedNow()).toEqual({ shares: { tea: { Black: 20 } } });
  cleanup();
  const { container } = render(<UnknownShares assumptions={assumptions} problems={[]} />);
  expect(container.textContent).toBe('');
});
