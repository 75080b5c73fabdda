import {
  and,
  asks,
  type Block,
  block,
  branch,
  end,
  field,
  fromLink,
  logic,
  matrix,
  nps,
  or,
  type Question,
  set,
  sets,
  several,
  show,
  single,
  skip,
  statement,
  type Step,
  survey,
  text,
} from './qsfBuilder.ts';
import type { createRandom } from '../generate/random.ts';

type Random = ReturnType<typeof createRandom>;

/** Returns a survey with display, skip and branch logic at random, about questions that come before. */
export function randomSurvey(random: Random): ReturnType<typeof survey> {
  const earlier: Question[] = [];
  let last = 0;
  const expression = (): ReturnType<typeof asks> | null => {
    const about = earlier.filter(({ payload }) => ['MC', 'Matrix'].includes(String(payload['QuestionType'])));
    if (random.chance(0.08)) return field('source', 'EqualTo', 'mail');
    if (about.length === 0) return null;
    const { id, payload } = random.pick(about.slice(-4));
    const operator = random.chance(0.65) ? 'Selected' : 'NotSelected';
    if (random.chance(0.1)) return asks(`${id}/QuestionDisplayed`, random.pick(['Displayed', 'NotDisplayed']));
    if (payload['Selector'] === 'NPS')
      return asks(
        `${id}/ChoiceNumericEntryValue/1`,
        random.pick(['GreaterThan', 'GreaterThanOrEqual', 'LessThan', 'LessThanOrEqual', 'EqualTo']),
        String(Math.floor(random.next() * 11)),
      );
    if (payload['QuestionType'] === 'Matrix') {
      const [row, column] = [random.pick(['1', '2']), random.pick(['1', '2'])];
      const locator = random.pick([`SelectableChoice/${row}/${column}`, `SelectableAnswer/${column}`]);
      return asks(`${id}/${locator}`, operator);
    }
    return asks(`${id}/SelectableChoice/${random.pick(['1', '2', '3'])}`, operator);
  };
  const expressions = () => {
    const first = expression();
    if (first === null) return null;
    const more = Array.from({ length: random.pick([0, 0, 0, 0, 1, 2]) }, expression);
    const join = random.pick([and, or]);
    return [first, ...more.flatMap((one) => (one === null ? [] : [random.chance(0.85) ? join(one) : or(one)]))];
  };
  const anyLogic = () => {
    const first = expressions();
    if (first === null) return null;
    const second = random.chance(0.1) ? expressions() : null;
    return second === null
      ? logic(...first)
      : sets(set('If', ...first), set(random.pick(['AndIf', 'ElseIf'] as const), ...second));
  };
  const question = (): Question => {
    last += 1;
    const DisplayLogic = random.chance(0.3) ? anyLogic() : null;
    const more = DisplayLogic === null ? {} : { DisplayLogic };
    const kind = random.pick(['single', 'single', 'several', 'matrix', 'rows', 'nps', 'text', 'statement'] as const);
    const made = {
      single: () => single(last, more),
      several: () => several(last, more),
      matrix: () => matrix(last, more),
      rows: () => matrix(last, { ...more, SubSelector: 'MultipleAnswer' }),
      nps: () => ({ ...nps(last), payload: { ...nps(last).payload, ...more } }),
      text: () => text(last, more),
      statement: () => statement(last, more),
    }[kind]();
    earlier.push(made);
    return made;
  };
  const blocks: Block[] = [];
  const take = (): Step => {
    const name = String(blocks.length + 1);
    const questions = Array.from({ length: 2 + Math.floor(random.next() * 3) }, question);
    const skips: Record<string, readonly ReturnType<typeof skip>[]> = {};
    for (const [at, { id, payload }] of questions.entries()) {
      if (payload['QuestionType'] !== 'MC' || payload['Selector'] === 'NPS' || !random.chance(0.2)) continue;
      const targets = ['ENDOFSURVEY', 'ENDOFBLOCK', ...questions.slice(at + 2).map((one) => one.id)];
      skips[id] = Array.from({ length: random.pick([1, 1, 2]) }, () =>
        skip(
          `${id}/SelectableChoice/${random.pick(['1', '2', '3'])}`,
          random.pick(['Selected', 'Selected', 'NotSelected']),
          random.pick(targets),
        ),
      );
    }
    blocks.push(block(name, questions, { skips }));
    return show(name);
  };
  const steps: Step[] = [fromLink('source', 'panel')];
  for (let count = 1 + Math.floor(random.next() * 3); count > 0; count -= 1) {
    const around = random.chance(0.3) ? anyLogic() : null;
    const inner = around !== null && random.chance(0.2) ? anyLogic() : null;
    const own = take();
    const nested = inner === null ? own : branch(inner, own);
    steps.push(around === null ? own : branch(around, nested, ...(random.chance(0.2) ? [end] : [])));
    const last1 = random.chance(0.2) ? anyLogic() : null;
    if (last1 !== null) steps.push(branch(last1, end));
    const again = random.chance(0.3) ? anyLogic() : null;
    const before = random.pick(blocks).id.slice('BL_'.length);
    if (again !== null) steps.push(branch(again, show(before)));
  }
  return survey(blocks, steps);
}
