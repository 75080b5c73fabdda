import '../../../renderer/src/i18n/later.ts';
import { forecast, type ForecastQuestion } from '@guide-studio/interview-engine/forecast';
import type { Guide } from '@guide-studio/interview-engine';
import { afterEach, describe, expect, test } from 'vitest';
import { atMostText, caveats, headline, lengthText, wholePeopleText } from '../../../renderer/src/forecast/headline.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';

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
    {
      type: 'flat',
      title: 'Part',
      items: [
        { type: 'open_ended', text: 'Why?', followUp: 'none' },
        {
          type: 'multiple_choice',
          externalId: 'sort',
          text: 'Which?',
          options: [{ text: 'Green' }, { text: 'Black' }],
        },
      ],
    },
  ],
} as unknown as Guide;

function sentences(question: ForecastQuestion, hasScreener = true) {
  const result = forecast(guide, { participants: 500, ...question });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return headline(result.forecast, hasScreener);
}
/** Returns the probability that at least so many of the invited complete, added up one by one. */
function chanceOf(wanted: number, invited: number, share: number): number {
  let exactly = (1 - share) ** invited;
  let fewer = 0;
  for (let count = 0; count < wanted; count += 1) {
    fewer += exactly;
    exactly *= ((invited - count) / (count + 1)) * (share / (1 - share));
  }
  return 1 - fewer;
}
const sharing = (yes: number) => ({ shares: { tea: { Yes: yes, No: 100 - yes } } });

afterEach(async () => await speak('en'));

describe('the headline of a forecast', () => {
  test('leads with the number that is enough in 95 of 100 studies, then the average, who passes, and what is missing', () => {
    const { main, more } = sentences({ completes: 200, assumptions: sharing(64), wallet: 150 });
    const safe = Number(/^Invite (\d+) people for 200 completed interviews\.$/u.exec(main)?.[1]);
    expect(chanceOf(200, safe, 0.64)).toBeGreaterThanOrEqual(0.95);
    expect(chanceOf(200, safe - 1, 0.64)).toBeLessThan(0.95);
    expect(more.slice(0, 2).join(' ')).toBe(
      'If the entered figures are right, this is enough in 95 of 100 studies. With 313 you would get 200.3 on average, and too few in 46 of 100 studies.',
    );
    expect(more).toContain('64% of those who start pass the screener.');
    expect(more).toContain('Needs 200 credits; the wallet has 150: you need 50 more.');
  });

  test('says in its own line that it rests on answers left to chance, or on how many interviews', () => {
    const main = (assumptions: ForecastQuestion['assumptions'] = {}) => sentences({ completes: 100, assumptions }).main;
    expect(main()).toMatch(/^With answers left to chance, invite \d+ people for 100 completed interviews\.$/u);
    expect(main({ shares: { sort: { Green: 50 } } })).toMatch(/^With answers to Q1 left to chance, invite /u);
    expect(main({ ...sharing(64), interviews: 7 })).toMatch(/^With shares from 7 interviews, invite /u);
    expect(main(sharing(64))).toMatch(/^Invite /u);
  });

  test('says that everyone invited is assumed to start, and nobody to leave, unless shares say otherwise', () => {
    const more = (assumptions: ForecastQuestion['assumptions']) =>
      sentences({ completes: 100, assumptions }).more.join(' ');
    expect(more({})).toContain('Everyone invited is assumed to start, and nobody to leave early.');
    expect(more({ completion: 90 })).toContain('Everyone invited is assumed to start. ');
    expect(more({ starting: 50 })).toContain('Nobody is assumed to leave early.');
    expect(more({ starting: 50, dropOutPerMinute: 2 })).not.toContain('assumed');
  });

  test('says of who passes the screener what that rests on', () => {
    const { more } = sentences({ completes: 100, assumptions: { ...sharing(64), interviews: 7 } });
    expect(more).toContain('64% of those who start pass the screener (with shares from 7 interviews).');
  });

  test('says that the wallet is enough, or only what is needed if it is not known', () => {
    expect(sentences({ completes: 100, wallet: 150 }).more).toContain('Needs 100 credits; the wallet has 150.');
    expect(sentences({ completes: 100 }).more).toContain('Needs 100 credits.');
  });

  test('says of lengths what the tables say: the typical one, and the longest of nine of ten', () => {
    const long = { completes: 100, assumptions: { lengthFactor: 20 } };
    const result = forecast(guide, { participants: 500, ...long });
    const length = result.ok ? result.forecast.length : null;
    const [usual, p90] = [length?.median ?? 0, length?.p90 ?? 0].map((seconds) => Math.round(seconds / 60));
    const typical = `Interviews typically take ${usual} min, nine of ten at most ${p90} min`;
    expect(sentences(long).more).toContain(`${typical}.`);
    const all = { completes: 100, assumptions: { ...sharing(64), lengthFactor: 20 } };
    expect(sentences(all).more.join(' ')).toMatch(/nine of ten at most \d+ min\./u);
  });

  test('says of less than half a minute that it is less than one', () => {
    const short = { completes: 100, assumptions: { lengthFactor: 0.2 } };
    expect(sentences(short).more.join(' ')).toContain('Interviews typically take less than 1 min');
  });

  test('does not round a small share to nothing', () => {
    expect(sentences({ completes: 10, assumptions: sharing(0.1) }).more).toContain(
      'under 0.5% of those who start pass the screener.',
    );
  });

  test('has one number where everyone completes', () => {
    const { main, more } = sentences({ completes: 1, assumptions: sharing(100) });
    expect(main).toBe('Invite 1 person for 1 completed interview.');
    expect(more.join(' ')).not.toContain('average');
  });

  test('counts people who leave whole', () => {
    expect([0, 0.2, 1.4, 7.8, 12].map((people) => wholePeopleText(people))).toEqual([
      '0',
      'fewer than 1',
      '1',
      '8',
      '12',
    ]);
  });

  test('speaks of no screener where there is none', () => {
    expect(sentences({ completes: 10 }, false).more.join(' ')).not.toContain('screener');
  });

  test('says which answers still count as equally likely, and does not deny shares that cannot be used', async () => {
    const caveatsOf = (assumptions: ForecastQuestion['assumptions'], hasProblems = false) => {
      const result = forecast(guide, { completes: 10, participants: 100, assumptions: assumptions ?? {} });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return caveats({ guide, forecast: result.forecast }, hasProblems).join(' ');
    };
    const link = { shares: { sort: { Green: 50 } } };
    expect(caveatsOf(link)).toBe('Not all shares are entered for Q1: the rest is still left to chance.');
    expect(caveatsOf({})).toMatch(/^No shares are entered yet, so all figures are for answers left to chance: /u);
    expect(caveatsOf({}, true)).not.toContain('entered');
    expect(caveatsOf(sharing(64))).toBe('');
    await speak('de');
    expect(caveatsOf(link)).toBe('Bei F1 sind nicht alle Anteile eingegeben, daher ist der Rest noch zufällig.');
  });

  test('rounds what interviews take at most up, and what they typically take to the nearest minute', () => {
    expect([lengthText(61), lengthText(89), lengthText(91)]).toEqual(['1 min', '1 min', '2 min']);
    expect([atMostText(60), atMostText(61), atMostText(204)]).toEqual(['1 min', '2 min', '4 min']);
  });

  test('says that nobody completes', () => {
    expect(sentences({ completes: 10, assumptions: sharing(0) }).main).toBe(
      'Nobody completes the interview with these shares.',
    );
  });

  test('says that too few complete to plan invitations', async () => {
    const question = { completes: 1000, assumptions: { starting: 1e-9 } };
    expect(sentences(question).main).toBe(
      'With answers left to chance, too few complete the interview to plan invitations.',
    );
    const certain = { completes: 1000, assumptions: { ...sharing(64), starting: 1e-9 } };
    expect(sentences(certain).main).toBe('Too few complete the interview to plan invitations.');
    await speak('de');
    expect(sentences(certain).main).toBe('Zu wenige schließen das Interview ab, um Einladungen zu planen.');
    expect(sentences(question).main).toMatch(
      /^Mit .* schließen zu wenige das Interview ab, um Einladungen zu planen\.$/u,
    );
  });

  test('speaks German', async () => {
    await speak('de');
    const { main, more } = sentences({ completes: 200, assumptions: sharing(64), wallet: 150 });
    expect(main).toMatch(/^Laden Sie 3\d\d Personen ein, um 200 abgeschlossene Interviews zu erhalten\.$/u);
    expect(more.slice(0, 2).join(' ')).toBe(
      'Wenn die eingegebenen Zahlen stimmen, reicht das in 95 von 100 Studien. Mit 313 erhielten Sie im Durchschnitt 200,3, und in 46 von 100 Studien zu wenige.',
    );
    expect(more).toContain('Angenommen wird, dass alle Eingeladenen beginnen und niemand abbricht.');
    expect(more).toContain('Das kostet 200 Credits; auf dem Guthabenkonto sind 150: Sie brauchen 50 mehr.');
  });
});
