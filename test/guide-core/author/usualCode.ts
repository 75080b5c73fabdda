import {
  all,
  any,
  block,
  choice,
  type Choice,
  concepts,
  type Criterion,
  guide,
  type GuideSettings,
  type InterviewBlock,
  type LanguageCode,
  matrix,
  maxDiff,
  none,
  open,
  type Options,
  param,
  type PlainQuestion,
  type Question,
  ranking,
  screening,
  statement,
  unlisted,
  type When,
} from '@guide-studio/guide-core/author';

// What people write who write guides in code: trackers, helpers, optional parts and lists. All of it compiles, strictly.

const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
const dishes = choice('What do you cook?', { several: true, options: ['Soup', 'Pasta', none('Nothing')] });
const adult = choice('Are you an adult?', { options: ['Yes', 'No'] });

/** Each makes a guide in another way. */
export const usualCode = {
  'a list of criteria, with more of them': () => {
    const markets = ['de', 'fr', 'uk'].map((market) => param('market').is(market));
    return guide('T', {}, [
      block('B', [
        often,
        open('Why?', { when: any(...markets) }),
        open('How?', { when: all(often.includes('Never'), ...markets) }),
      ]),
    ]);
  },
  'an option by its text or by its short name': () => {
    const drinks = choice('Which?', { several: true, options: { tea: 'Tea', coffee: 'Coffee', no: none('Nothing') } });
    return guide('T', {}, [block('B', [drinks, open('Why?', { when: drinks.includes('Tea', 'coffee') })])]);
  },
  'a condition on options that are shown again': () => {
    const favourite = choice('Which is best?', { from: dishes });
    return guide('T', {}, [block('B', [dishes, favourite, open('Why?', { when: favourite.includes('Pasta') })])]);
  },
  'a list of names of options': () => {
    const rare: readonly ('Seldom' | 'Never')[] = ['Seldom', 'Never'];
    return guide('T', {}, [block('B', [often, open('Why?', { when: often.includes(...rare) })])]);
  },
  'all options but one, by their names': () => {
    const brands = ['Oat', 'Rye', 'Spelt'] as const;
    const bought = choice('Which?', { several: true, options: brands });
    const others = brands.filter((brand) => brand !== 'Rye');
    return guide('T', {}, [block('B', [bought, open('Why not rye?', { when: bought.includes(...others) })])]);
  },
  'criteria of which some are left out': () => {
    const isGerman = 'de'.startsWith('d');
    return guide('T', {}, [
      block('B', [often, open('Why?', { when: all(often.excludes('Never'), isGerman && param('market').is('de')) })]),
    ]);
  },
  'questions of which some are left out': () => {
    const hasVideo = 'video'.length > 9;
    return guide('T', {}, [
      block('B', [often, hasVideo && open('Show us.'), hasVideo ? statement('Thanks') : undefined, null, open('Why?')]),
    ]);
  },
  'blocks of which some are left out': () => {
    const wave: number = 2;
    return guide('T', {}, [wave > 1 && block('Again', [often]), block('Ideas', [open('Why?')])]);
  },
  'a screener that some markets do not have': () => {
    const screened: boolean = 'fr'.startsWith('f');
    return guide('T', {}, [screened && screening('S', [adult.rejecting('No')]), block('B', [open('Why?')])]);
  },
  'a screener or nothing, by a function': () => {
    const screener = (market: string) => (market === 'fr' ? [screening('S', [adult.rejecting('No')])] : []);
    return guide('T', {}, [...screener('fr'), block('B', [open('Why?')])]);
  },
  'a tracker over twelve markets': () => {
    const markets = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'no', 'cs'] as const;
    const brands = { de: ['A', 'B'], fr: ['A', 'C'] } as Readonly<Record<string, readonly string[]>>;
    const made = markets.map((market) => {
      const known = choice('Which do you know?', {
        several: true,
        options: [...(brands[market] ?? ['A']), none('None')],
      });
      const used = choice('Which do you use?', { from: known });
      return [market, guide(`Tracker ${market}`, { language: market }, [block('Brands', [known, used])])] as const;
    });
    return Object.fromEntries(made)['de'];
  },
  'a language as a setting': () => {
    const language: LanguageCode = 'de';
    const settings: GuideSettings = { language, translations: ['en'] };
    return guide('T', settings, [block('B', [open('Warum?')])]);
  },
  'a function that returns a block, with its type': () => {
    const ideas = (names: readonly string[]): InterviewBlock =>
      concepts('Ideas', { concepts: names.map((nickname) => ({ nickname, title: nickname })) }, [open('Why?')]);
    return guide('T', {}, [ideas(['A', 'B'])]);
  },
  'a list of blocks, with its type': () => {
    const blocks: InterviewBlock[] = [];
    for (const title of ['A', 'B']) blocks.push(block(title, [open('Why?')]));
    return guide('T', {}, blocks);
  },
  'a screener before a list of blocks': () => {
    const blocks: readonly InterviewBlock[] = [block('B', [open('Why?')])];
    return guide('T', {}, [screening('S', [adult.rejecting('No')]), ...blocks]);
  },
  'a list of questions, with its type': () => {
    const questions: Question[] = [often];
    for (const text of ['Why?', 'How?']) questions.push(open(text));
    return guide('T', {}, [block('B', questions)]);
  },
  'a function that returns questions, with its type': () => {
    const reasons = (when: When): PlainQuestion[] => [open('Why?', { when }), open('How?', { when })];
    return guide('T', {}, [block('B', [often, ...reasons(often.includes('Never'))])]);
  },
  'a function that returns a choice, with its type': () => {
    const yesOrNo = (text: string): Choice<'Yes' | 'No'> => choice(text, { options: ['Yes', 'No'] });
    const asked = yesOrNo('Do you?');
    return guide('T', {}, [block('B', [asked, open('Why?', { when: asked.includes('Yes') })])]);
  },
  'a function for any options': () => {
    const withReason = <const O extends readonly string[]>(text: string, options: O) => {
      const asked = choice(text, { options });
      return { asked, items: [asked, open(`${text} Why?`)] };
    };
    const { asked, items } = withReason('Which?', ['A', 'B']);
    return guide('T', {}, [block('B', [...items, open('How?', { when: asked.includes('A') })])]);
  },
  'a function that takes any choice': () => {
    const follow = <Name extends string>(of: Choice<Name>, name: NoInfer<Name>): PlainQuestion =>
      open('Why?', { when: of.includes(name) });
    return guide('T', {}, [block('B', [often, follow(often, 'Never')])]);
  },
  'options from a file': () => {
    const brands: readonly string[] = JSON.parse('["A", "B"]') as string[];
    const known = choice('Which?', { several: true, options: brands });
    return guide('T', {}, [block('B', [known, open('Why?', { when: known.includes('A') })])]);
  },
  'options of a general type': () => {
    const options: Options = { yes: 'Yes', no: 'No' };
    const asked = choice('Do you?', { options });
    return guide('T', {}, [block('B', [asked, open('Why?', { when: asked.includes(unlisted('No')) })])]);
  },
  'two thousand options': () => {
    const codes = Array.from({ length: 2000 }, (_, at) => `Code ${at}`);
    const asked = choice('Which?', { several: true, options: codes });
    return guide('T', {}, [block('B', [asked, ranking('Order them', { from: asked })])]);
  },
  'a battery of statements by row': () => {
    const rows = ['Taste', 'Price'] as const;
    const rated = matrix('Rate it', { rows, columns: ['Good', 'Bad'] });
    const why = rows.map((row) => open(`Why bad: ${row}?`, { when: rated.row(row).includes('Bad') }));
    return guide('T', {}, [block('B', [rated, ...why])]);
  },
  'conditions by a table': () => {
    const texts = { 'Most days': 'What?', Seldom: 'When?', Never: 'Why not?' } as const;
    const names = Object.keys(texts) as (keyof typeof texts)[];
    return guide('T', {}, [
      block('B', [often, ...names.map((name) => open(texts[name], { when: often.includes(name) }))]),
    ]);
  },
  'a condition that is put together': () => {
    const criteria: Criterion[] = [often.excludes('Never')];
    if (criteria.length === 1) criteria.push(dishes.includes('Soup'));
    return guide('T', {}, [block('B', [often, dishes, open('Why?', { when: all(...criteria) })])]);
  },
  'a part for everyone, and for some markets': () => {
    const when: When | undefined = 'de'.startsWith('x') ? often.includes('Never') : undefined;
    return guide('T', {}, [
      block('B', [often, open('Why?', when ? { when } : {}), maxDiff('Best?', { options: ['A', 'B'] })]),
    ]);
  },
  'questions that only some markets ask': () => {
    const isGerman = 'fr'.startsWith('d');
    const tax = open('What about the tax?');
    const german = block('Germany', [tax]);
    const why = open('Why?');
    return guide('T', {}, [block('B', [often, isGerman ? tax : why]), isGerman && german]);
  },
  'a bank of questions, of which some are used': () => {
    const bank = {
      why: open('Why?'),
      how: open('How?'),
    };
    const [first, second] = [open('Where?'), open('When?')];
    const isLong = 'short'.length > 9;
    return guide('T', {}, [block('B', [bank.why, first, isLong && second])]);
  },
  'a function that makes questions for all markets': () => {
    const questions = (market: string) => {
      const often = choice(`How often, ${market}?`, { options: ['Seldom', 'Never'] });
      const tax = open(`What about the tax, ${market}?`);
      return market === 'de' ? [often, tax] : [often];
    };
    const [made] = ['fr', 'de'].map((market) => guide(market, {}, [block('B', questions(market))]));
    return made ?? guide('T', {}, [block('B', [often])]);
  },
  'one condition or another': () => {
    const markets = ['de', 'fr'];
    const isGerman = markets.includes('at') || markets.includes('ch');
    const when = (isGerman && often.includes('Never')) || often.includes('Seldom');
    return guide('T', {}, [
      block('B', [
        often,
        open('Why?', { when }),
        open('How?', { when: markets.includes('de') || isGerman ? often.excludes('Never') : often.includes('Never') }),
      ]),
    ]);
  },
};
