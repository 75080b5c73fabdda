import type { Answer, MaxDiffAnswer, RankingAnswer } from '../answers/answer.ts';
import { customIn, selectedIn } from '../answers/answer.ts';
import type { Asked } from '../asked/asked.ts';
import { writeAnswer } from './answerText.ts';

/**
 * Returns a checked answer as text: options in the order shown, then the one the participant added, joined by
 * {@link writeAnswer}. Open answers and single choices are unchanged; statements are ''.
 */
export function wordAnswer(asked: Asked, answer: Answer): string {
  const text = new Map(asked.options.map((option) => [option.id, option.text]));
  const named = (id: string): string => text.get(id) ?? '';
  switch (asked.occasion.planned.item.type) {
    case 'open_ended':
      return 'text' in answer ? answer.text : '';
    case 'multiple_choice': {
      const texts = [...selectedIn(answer).map(named), customIn(answer) ?? []].flat();
      return asked.bounds === null ? (texts[0] ?? '') : writeAnswer('multiple_choice', texts);
    }
    case 'ranking':
      return writeAnswer('ranking', rankedIn(answer).map(named));
    case 'matrix':
      return writeAnswer('matrix', cellTexts(asked, answer, named));
    case 'max_diff':
      return writeAnswer(
        'max_diff',
        choicesIn(answer)
          .flatMap(({ best, worst }) => [best, worst])
          .map(named),
      );
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

function cellTexts({ occasion }: Asked, answer: Answer, named: (id: string) => string): readonly string[] {
  const cells = 'cells' in answer ? answer.cells : {};
  return occasion.planned.rows.flatMap(({ id, text }) => [text, named(cells[id] ?? '')]);
}
