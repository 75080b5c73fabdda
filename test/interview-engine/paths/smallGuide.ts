import { CreateStudyRequest, type Json, validate } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import type { Draft } from '../../generate/guide.ts';
import type { Random } from '../../generate/random.ts';
import { link, rankingFrom, statement } from '../../guideParts.ts';

interface Source {
  readonly id: string;
  readonly choices: readonly string[];
  readonly rows: readonly string[];
  readonly isCarriable: boolean;
  readonly block: number;
}

/**
 * Returns a valid guide whose interviews can all be run: few options, but everything that decides who sees what, and
 * much of it at once. `perConcept`: it has a concept block with more questions, and one behind it that asks about them.
 */
export function smallGuide(random: Random, perConcept = false): Guide {
  const sources: Source[] = [];
  let count = 0;
  const id = (kind: string) => `${kind}${(count += 1)}`;

  function criterion(among: readonly Source[]): Draft {
    if (among.length === 0 || random.chance(0.15)) return link(random.pick(['p', 'q']), random.pick(['1', '1', '2']));
    const source = random.pick(among);
    return {
      type: 'selectedTemplateOptions',
      questionId: source.id,
      matchingCriteria: random.pick(['mustSelect', 'mustSelect', 'mustNotSelect']),
      choices: source.choices.filter((_, at) => at === 0 || random.chance(0.4)).reverse(),
      ...(source.rows.length === 0 ? {} : { matrixRow: random.pick(source.rows) }),
    };
  }

  function conditional(among: readonly Source[], chance: number): Draft {
    if (!random.chance(chance)) return {};
    const criteria = Array.from({ length: random.pick([1, 1, 2, 3]) }, () => criterion(among));
    return { conditional: { operator: random.pick(['and', 'or']), criteria } };
  }

  function options(isScreening: boolean, isSeveral: boolean): readonly Draft[] {
    const made = Array.from({ length: random.int(1, 3) }, (): Draft => {
      const name = id('o');
      const option: Draft = random.chance(0.5) ? { externalId: name, text: `Option ${name}` } : { text: name };
      if (isScreening) option['status'] = random.pick(['approve', 'neutral', 'reject']);
      return option;
    });
    if (isSeveral && made.length > 1 && random.chance(0.3)) made[made.length - 1]!['exclusiveOption'] = true;
    return made;
  }

  const nameOf = (option: Draft): string => String(option['externalId'] ?? option['text']);

  function choice(block: number, isScreening: boolean): Draft {
    const name = id('q');
    const carriable = sources.filter((source) => source.isCarriable);
    const carried = !isScreening && carriable.length > 0 && random.chance(0.4) ? random.pick(carriable) : null;
    const isSeveral = random.chance(0.6);
    const own = options(isScreening, isSeveral);
    const item: Draft = { type: 'multiple_choice', externalId: name, text: `${name}?`, ...conditional(sources, 0.5) };
    if (carried === null) item['options'] = [...own];
    else item['carryForwardFrom'] = carried.id;
    if (isSeveral) {
      item['multiSelect'] = true;
      const most = carried === null ? own.length : carried.choices.length;
      if (random.chance(0.4)) {
        const least = random.int(1, most);
        Object.assign(item, { minSelect: least, maxSelect: random.int(least, most) });
      }
    }
    if (random.chance(0.2)) item['allowCustomOption'] = true;
    const choices = carried === null ? own.map(nameOf) : carried.choices;
    sources.push({ id: name, choices, rows: [], isCarriable: isSeveral, block });
    return item;
  }

  function matrix(block: number): Draft {
    const name = id('m');
    const columns = options(false, false);
    const rows = [id('row'), id('row')].slice(0, random.int(1, 2));
    const item = {
      type: 'matrix',
      externalId: name,
      text: `${name}?`,
      ...conditional(sources, 0.3),
      options: [...columns],
      rows: rows.map((text) => ({ text })),
    };
    sources.push({ id: name, choices: columns.map(nameOf), rows, isCarriable: false, block });
    return item;
  }

  function item(block: number): Draft {
    const kind = random.pick(['choice', 'choice', 'choice', 'matrix', 'statement', 'ranking']);
    if (kind === 'choice') return choice(block, false);
    if (kind === 'matrix') return matrix(block);
    const carriable = sources.filter((source) => source.isCarriable);
    if (kind === 'ranking' && carriable.length > 0)
      return rankingFrom(random.pick(carriable).id, id('r'), conditional(sources, 0.3));
    return statement(id('s'), conditional(sources, 0.8));
  }

  const blocks: Draft[] = [];
  const total = perConcept ? 3 : random.int(1, 3);
  for (let at = 0; at < total; at += 1) {
    const type = at === 0 && random.chance(0.5) ? 'screening' : random.chance(0.3) ? 'concept' : 'flat';
    blocks.push(blockOf(at, perConcept ? (['flat', 'concept', 'flat'][at] ?? type) : type));
  }
  const guide = { title: 'Small', studyGuide: blocks };
  const issues = validate(guide);
  if (issues.length > 0) throw new Error(`The small guide is not valid: ${JSON.stringify([issues[0], guide])}`);
  return CreateStudyRequest.parse(guide);

  function blockOf(at: number, type: string): Draft {
    const block: Draft = { type, title: id('b') };
    if (type === 'concept') {
      const before = sources.filter((source) => source.block < at);
      const concepts = Array.from({ length: random.int(1, 3) }, (): Draft => {
        const content: Json = { title: 'A concept', description: '' };
        return { nickname: id('c'), content, ...conditional(before, 0.4) };
      });
      block['conceptSamplingConfig'] = random.chance(0.6)
        ? { concepts, subsampleCount: random.int(1, 2) }
        : { concepts };
    }
    const most = type !== 'concept' ? 3 : perConcept ? 4 : 2;
    block['items'] = Array.from({ length: random.int(1, most) }, () =>
      type === 'screening' ? choice(at, true) : item(at),
    );
    return block;
  }
}
