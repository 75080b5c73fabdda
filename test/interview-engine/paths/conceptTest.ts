import type { Guide } from '@guide-studio/interview-engine';
import type { Random } from '../../generate/random.ts';
import {
  block,
  choice,
  choiceFrom,
  concept,
  conceptBlock,
  link,
  multiple,
  notSelected,
  open,
  rankingFrom,
  screening,
  selected,
  validGuide,
  when,
  whenAny,
} from '../../guideParts.ts';

/** What decides which concepts participants may see. */
const gates = ['nothing', 'one', 'several', 'a few', 'two questions', 'neighbours', 'link'] as const;

/** A concept test of many concepts, with the features that it has. */
export interface ConceptTest {
  readonly guide: Guide;
  readonly features: readonly string[];
}

/**
 * Returns a concept test: one to three blocks of concepts, gated or not, sampled or not, with lists carried into and out of
 * them, and questions about them.
 */
export function conceptTest(random: Random, least: number, most: number): ConceptTest {
  const count = random.int(least, most);
  const gate = random.pick(gates);
  const names = (name: string) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
  const [categories, uses] = [names('Category'), names('Use')];
  const has = {
    screener: random.chance(0.3),
    secondBlock: random.chance(0.3),
    names: random.chance(0.3),
    carryIn: gate !== 'one' && random.chance(0.4),
  };
  const sampled = random.chance(0.6) ? { subsampleCount: random.int(1, 4) } : {};

  const ask = { one: choice, several: multiple, 'a few': multiple }[gate as 'one'] ?? multiple;
  const bounds = gate === 'a few' ? { minSelect: 2, maxSelect: 5 } : {};
  const none = gate === 'several' ? [{ text: 'None of these', exclusiveOption: true }] : [];
  const admits = (at: number): object => {
    const category = categories[at] ?? '';
    if (gate === 'nothing') return {};
    if (gate === 'link') return at % 3 === 0 ? when(link('cell', String(at % 4))) : {};
    if (gate === 'two questions') return when(selected('buys', category), selected('uses', uses[at] ?? ''));
    if (gate === 'neighbours') return whenAny(selected('buys', category, categories[(at + 1) % count] ?? ''));
    return when(selected('buys', category));
  };
  const concepts = categories.map((name, at) => concept(name, admits(at)));
  const first = [
    ask('What do you buy?', [...categories, ...none], { externalId: 'buys', ...bounds }),
    ...(gate === 'two questions' ? [multiple('What do you use?', uses, { externalId: 'uses' })] : []),
    open('Why?', when(selected('buys', categories[0] ?? ''))),
  ];
  const about = [
    choice('How good is it?', ['Good', 'Fair', 'Bad'], { externalId: 'rating' }),
    open('What is good?', when(selected('rating', 'Good'))),
    open('What is bad?', random.chance(0.5) ? when(notSelected('rating', 'Good', 'Fair')) : {}),
    multiple('Which of its features?', ['Price', 'Taste', 'Look'], { externalId: 'features' }),
    ...(has.carryIn ? [choiceFrom('buys', 'Which go with it?', { externalId: 'with', multiSelect: true })] : []),
  ];
  const again = categories.slice(0, random.int(5, count)).map((name, at) => concept(`Again ${name}`, admits(at)));
  const called = [concept('Name A'), concept('Name B', when(selected('rating', 'Good')))];
  const last = [
    open('Which was the best?', when(selected('rating', 'Good'))),
    open('Was nothing good?', when(notSelected('rating', 'Good', 'Fair'))),
    open('And the first?', when(selected('rating', 'Bad'), selected('buys', categories[1] ?? ''))),
    ...(has.carryIn && random.chance(0.7) ? [choiceFrom('with', 'And which of them most?')] : []),
    rankingFrom('features', 'Order the features', random.chance(0.5) ? when(selected('features', 'Price')) : {}),
  ];
  const guide = validGuide([
    ...(has.screener ? [screening(choice('Do you cook?', { Yes: 'approve', No: 'reject' }))] : []),
    block('Before', ...first),
    conceptBlock('Concepts', { concepts, ...sampled }, ...about),
    ...(has.secondBlock
      ? [conceptBlock('Again', { concepts: again, subsampleCount: random.int(1, 3) }, open('And this one again?'))]
      : []),
    ...(has.names ? [conceptBlock('Names', { concepts: called, subsampleCount: 1 }, open('And this name?'))] : []),
    block('After', ...last),
  ]);
  const flags = Object.entries(has).flatMap(([name, is]) => (is ? [name] : []));
  return { guide, features: [gate, 'subsampleCount' in sampled ? 'sampled' : 'all', ...flags] };
}
