import type { Clause, Comparison } from '@guide-studio/guide-core/internal';
import { UnreadCondition } from '../logic/readClause.ts';
import type { Known } from './known.ts';
import type { Question } from './questions.ts';
import { numberIn } from './survey.ts';

/** A part of a logic that asks about a question. */
interface Asks {
  /** Such as `q://QID1/SelectableChoice/2`. */
  readonly locator: string;
  readonly operator: string;
  readonly value: string;
}

/** Returns what a part of a logic asks about a question. */
export function clauseOfLocator({ locator, operator, value }: Asks, known: Known): Clause {
  const refuse = (): never => {
    throw new UnreadCondition({
      code: 'unsupported',
      what: `${locator.replace(/^q:\/\//u, '')} ${operator}`.slice(0, 80),
    });
  };
  const [id = '', part = '', ...ids] = locator
    .replace(/^q:\/\//u, '')
    .split('/')
    // The number of a column of a side-by-side table follows “#”.
    .map((one) => one.replace(/%23/u, '#'));
  if (!locator.startsWith('q://') || !known.mayAsk(id)) return refuse();
  const question = known.questions.get(id);
  if (question === undefined) return /^\d+_/u.test(id) ? refuse() : selected(id, ids[0] ?? '', operator, refuse);
  const { field, kind } = question;
  switch (part) {
    case 'QuestionDisplayed': {
      const answered: Clause = { kind: 'answered', field: [...question.rows.values()][0] ?? field };
      if (operator === 'Displayed') return answered;
      return operator === 'NotDisplayed' ? { kind: 'not', of: answered } : refuse();
    }
    case 'SelectableChoice':
    case 'SelectableAnswer': {
      const [first = '', second] = ids;
      if (ids.length === 0 || ids.length > 2) return refuse();
      if (kind === 'matrix' || kind === 'severalRows') {
        if (second !== undefined) return selected(rowOf(question, first) ?? refuse(), second, operator, refuse);
        if (part === 'SelectableChoice') return refuse();
        const rows = [...question.rows.keys()].map((row) => rowOf(question, row) ?? refuse());
        const any: Clause = { kind: 'or', of: rows.map((row) => ({ kind: 'selected', field: row, code: first })) };
        if (operator === 'Selected') return any;
        return operator === 'NotSelected' ? { kind: 'not', of: any } : refuse();
      }
      if (second !== undefined) return refuse();
      // The choices that a question shows of another one have an x before their ids.
      const code = question.from === null ? first : first.replace(/^x/u, '');
      return selected(field, code, operator, refuse);
    }
    case 'ChoiceNumericEntryValue':
    case 'SelectedChoicesRecode': {
      const asked = kind === 'stepRows' ? rowOf(question, ids[0] ?? '') : field;
      const isOne = kind === 'single' || kind === 'steps' || kind === 'stepRows';
      return isOne && asked !== null && question.from === null
        ? compared(question, asked, operator, value, refuse)
        : refuse();
    }
    default:
      return refuse();
  }
}

/** Returns the field of a row; null if there is none, or if its text is that of another row, by which guides name it. */
function rowOf({ rows, choices }: Question, id: string): string | null {
  const text = choices.find(({ code }) => code === id)?.text;
  return choices.filter((one) => one.text === text).length === 1 ? (rows.get(id) ?? null) : null;
}

function selected(field: string, code: string, operator: string, refuse: () => never): Clause {
  const clause: Clause = { kind: 'selected', field, code };
  if (operator === 'Selected') return clause;
  return operator === 'NotSelected' ? { kind: 'not', of: clause } : refuse();
}

const comparisons: Readonly<Record<string, readonly Comparison[]>> = {
  EqualTo: ['<=', '>='],
  GreaterThan: ['>'],
  GreaterThanOrEqual: ['>='],
  LessThan: ['<'],
  LessThanOrEqual: ['<='],
};

/** Returns a comparison of the number that an answer has in exports. It does not hold where nothing was answered. */
function compared({ numbers }: Question, field: string, operator: string, value: string, refuse: () => never): Clause {
  const number = numberIn(value);
  const signs = Object.hasOwn(comparisons, operator) ? (comparisons[operator] ?? []) : [];
  if (number === null || signs.length === 0 || numbers === null) return refuse();
  return { kind: 'and', of: signs.map((by): Clause => ({ kind: 'compared', field, by, value: number, numbers })) };
}
