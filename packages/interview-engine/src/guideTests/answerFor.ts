import type { TestAnswer } from '@guide-studio/guide-core/tests';
import type { Answer } from '../answers/answer.ts';
import type { Asked } from '../asked/asked.ts';
import type { TestedParts } from './testedParts.ts';

/** Returns the answer of a guide test in the form of the interview. `question`: its name in the test. */
export function answerFor(parts: TestedParts, question: string, answer: TestAnswer, asked: Asked): Answer {
  const option = parts.idOf(question, 'option');
  const shown = asked.options.map(({ id }) => id);
  switch (asked.occasion.planned.item.type) {
    case 'open_ended':
      return { text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    case 'statement':
      return {};
    case 'multiple_choice':
      if (typeof answer === 'string') return { selected: [option(answer)] };
      if (Array.isArray(answer)) return { selected: answer.map(option) };
      if ('selected' in answer) return { selected: answer.selected.map(option), custom: answer.custom };
      return { selected: [] };
    case 'ranking': {
      const first = Array.isArray(answer) ? answer.map(option) : typeof answer === 'string' ? [option(answer)] : [];
      return { ranked: [...first, ...shown.filter((id) => !first.includes(id))] };
    }
    case 'matrix': {
      const row = parts.idOf(question, 'row');
      const givenEntries = typeof answer === 'object' && 'rows' in answer ? Object.entries(answer.rows) : [];
      const any = asked.occasion.planned.rows.map(({ id }) => [id, shown[0] ?? ''] as const);
      const named = givenEntries.map(([name, column]) => [row(name), option(column)] as const);
      return { cells: Object.fromEntries([...any, ...named]) };
    }
    case 'max_diff': {
      const givenEntries = typeof answer === 'object' && 'choices' in answer ? answer.choices : [];
      return { choices: givenEntries.map(({ best, worst }) => ({ best: option(best), worst: option(worst) })) };
    }
  }
}
