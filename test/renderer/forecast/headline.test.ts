import '../../../renderer/src/words/later.ts';
import { forecast, type ForecastQuestion } from '@guide-studio/interview-engine/forecast';
import type { Guide } from '@guide-studio/interview-engine';
import { afterEach, describe, expect, test } from 'vitest';
import { headline } from '../../../renderer/src/forecast/headline.ts';
import { speak } from '../../../renderer/src/words/index.ts';

const guide = {
  title: 'Tea',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screener',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'tea',
          text: 'Do you drink tea?',
          options: [
            { text: 'Yes', status: 'approve' },
            { text: 'No', status: 'reject' },
          ],
        },
      ],
    },
    { type: 'flat', title: 'Part', items: [{ type: 'open_ended', text: 'Why?', followUp: 'none' }] },
  ],
} as unknown as Guide;

function told(question: ForecastQuestion, hasScreener = true) {
  const result = forecast(guide, { participants: 500, ...question });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return headline(result.forecast, hasScreener);
}
const sharing = (yes: number) => ({ shares: { tea: { Yes: yes, No: 100 - yes } } });

afterEach(async () => await speak('en'));

describe('the headline of a forecast', () => {
  test('says how many to invite, who passes, and what is missing', () => {
    const { main, more } = told({ completes: 200, assumptions: sharing(64), wallet: 150 });
    expect(main).toBe('Invite about 313 people for 200 completes.');
    expect(more).toContain('64% pass the screener.');
    expect(more).toContain('Needs 200 credits; the wallet has 150: 50 are missing.');
  });

  test('says that the wallet is enough, or only what is needed if it is not known', () => {
    expect(told({ completes: 100, wallet: 150 }).more).toContain('Needs 100 credits; the wallet has 150.');
    expect(told({ completes: 100 }).more).toContain('Needs 100 credits.');
  });

  test('does not round a small share to nothing', () => {
    expect(told({ completes: 10, assumptions: sharing(0.1) }).more).toContain('under 0.5% pass the screener.');
  });

  test('speaks of no screener where there is none', () => {
    expect(told({ completes: 10 }, false).more.join(' ')).not.toContain('screener');
  });

  test('says that nobody completes', () => {
    expect(told({ completes: 10, assumptions: sharing(0) }).main).toBe(
      'Nobody completes the interview with these shares.',
    );
  });

  test('says that too few complete to plan invitations', async () => {
    const question = { completes: 1000, assumptions: { starting: 1e-9 } };
    expect(told(question).main).toBe('Too few complete the interview to plan invitations.');
    await speak('de');
    expect(told(question).main).toBe('Zu wenige beenden das Interview, um Einladungen zu planen.');
  });

  test('speaks German', async () => {
    await speak('de');
    const { main, more } = told({ completes: 200, assumptions: sharing(64), wallet: 150 });
    expect(main).toBe('Laden Sie etwa 313 Personen ein, um 200 Interviews zu erhalten.');
    expect(more).toContain('Das kostet 200 Credits; das Guthaben beträgt 150: Es fehlen 50.');
  });
});
