import type { Answer, MaxDiffAnswer, RankingAnswer } from '../answers/answer.ts';
import { customIn, selectedIn } from '../answers/answer.ts';
import type { Asked } from '../course/asked.ts';

/**
 * A checked answer in words (decisions, "`answers` and `question` texts"): options joined with `, ` in the order
 * shown, an own option with its text; `1. a, 2. b`; `row: column; row: column`; `best: a, worst: b; …`; a text as it
 * is; a statement "".
 */
export function wordAnswer(asked: Asked, answer: Answer): string {
  const text = new Map(asked.options.map((option) => [option.id, option.text]));
  const named = (id: string): string => text.get(id) ?? '';
  switch (asked.occasion.planned.item.type) {
    case 'open_ended':
      return 'text' in answer ? answer.text : '';
    case 'multiple_choice':
      return [...selectedIn(answer).map(named), customIn(answer) ?? []].flat().join(', ');
    case 'ranking':
      return rankedIn(answer)
        .map((id, at) => `${at + 1}. ${named(id)}`)
        .join(', ');
    case 'matrix':
      return matrixWords(asked, answer, named);
    case 'max_diff':
      return choicesIn(answer)
        .map(({ best, worst }) => `best: ${named(best)}, worst: ${named(worst)}`)
        .join('; ');
    case 'statement':
      return '';
  }
}

function rankedIn(answer: Answer): RankingAnswer['ranked'] {
  return 'ranked' in answer ? answer.ranked : [];
}

function choicesIn(answer: Answer): MaxDiffAnswer['choices'] {
  return 'choices' in answer ? answer.choices : [];
}

function matrixWords({ occasion }: Asked, answer: Answer, named: (id: string) => string): string {
  const cells = 'cells' in answer ? answer.cells : {};
  return occasion.planned.rows.map(({ id, text }) => `${text}: ${named(cells[id] ?? '')}`).join('; ');
}
