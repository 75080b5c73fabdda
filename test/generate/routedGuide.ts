import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { Draft } from './guide.ts';
import type { Random } from './random.ts';

interface Routed {
  readonly items: number;
  /** The number of items with a condition. */
  readonly conditions: number;
  /** The number of screening questions, which come first and count among the items. */
  readonly screening: number;
}

/**
 * Returns a long guide as researchers build them: conditions mostly ask about one of the last questions, some about one
 * at the beginning; some have two criteria, some have carried options, and every tenth block has concepts.
 */
export function routedGuide(random: Random, { items, conditions, screening }: Routed): CreateStudyRequest {
  const sources: { readonly id: string; readonly isSeveral: boolean; readonly block: number }[] = [];
  const answers = ['Yes', 'No', 'Sometimes', 'I do not know'];
  const step = items / conditions;
  let owed = 0;

  const criterion = (): Draft => {
    const recent = sources.slice(random.chance(0.8) ? -12 : 0, random.chance(0.8) ? undefined : 20);
    const source = random.pick(recent.length > 0 ? recent : sources);
    return {
      type: 'selectedTemplateOptions',
      questionId: source.id,
      matchingCriteria: random.pick(['mustSelect', 'mustSelect', 'mustNotSelect']),
      choices: [random.pick(answers)],
    };
  };

  const item = (at: number, block: number, isScreening: boolean, isConcept: boolean): Draft => {
    owed += 1 / step;
    const conditional: Draft = {};
    if (owed >= 1 && sources.length > 0) {
      owed -= 1;
      const criteria = random.chance(0.3) ? [criterion(), criterion()] : [criterion()];
      conditional['conditional'] = { operator: random.pick(['and', 'or']), criteria };
    }
    const text = `Question ${at + 1}: how often did this happen to you?`;
    if (!isScreening && random.chance(0.3)) return { type: 'open_ended', text, ...conditional };
    const several = sources.filter(({ isSeveral }) => isSeveral).slice(-5);
    const carried = !isScreening && several.length > 0 && random.chance(0.05) ? random.pick(several).id : null;
    const isSeveral = random.chance(0.3);
    const statuses = ['approve', 'reject', 'neutral', 'neutral'];
    const options = answers.map(
      (answer, place): Draft =>
        isScreening ? { text: answer, status: statuses[place] ?? 'neutral' } : { text: answer },
    );
    const id = `q${at + 1}`;
    if (!isConcept) sources.push({ id, isSeveral, block });
    return {
      type: 'multiple_choice',
      externalId: id,
      text,
      ...conditional,
      ...(carried === null ? { options } : { carryForwardFrom: carried }),
      ...(isSeveral ? { multiSelect: true } : {}),
    };
  };

  const blocks: Draft[] = [];
  for (let at = 0; at < items; ) {
    const isScreening = at < screening;
    const size = Math.min(isScreening ? screening : 20, items - at);
    const isConcept = !isScreening && blocks.length % 10 === 9;
    const block: Draft = {
      type: isScreening ? 'screening' : isConcept ? 'concept' : 'flat',
      title: `Part ${blocks.length + 1}`,
    };
    if (isConcept) {
      const concepts = ['A', 'B', 'C', 'D'].map(
        (name): Draft => ({
          nickname: name,
          content: { title: `Concept ${name}`, description: '' },
        }),
      );
      block['conceptSamplingConfig'] = { concepts, subsampleCount: 2 };
    }
    block['items'] = Array.from({ length: size }, (_, place) =>
      item(at + place, blocks.length, isScreening, isConcept),
    );
    blocks.push(block);
    at += size;
  }
  return { title: 'A long guide', studyGuide: blocks } as unknown as CreateStudyRequest;
}
