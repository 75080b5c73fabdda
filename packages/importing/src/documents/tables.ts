import { hintIn } from './hints.ts';
import { type DocumentLine, lineOf } from './line.ts';
import { markIn } from './marks.ts';
import { routeIn, verdictIn } from './routing.ts';

/** Returns lines in which a table is left only where it is a matrix; of any other one, its cells are lines. */
export function withoutTables(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  return lines.flatMap((line) => (line.kind === 'table' && !isMatrix(line.cells) ? linesOfTable(line) : [line]));
}

const isAnswerCell = (cell: string): boolean =>
  cell.length <= 12 && /^(?:[\s□☐☑☒❑❒❏○◯⚪◻_.·•oO]*|[([]\s*[xX_ ]{0,3}[)\]]|\d{1,3}|[xX])$/u.test(cell);

function isMatrix([header = [], ...rows]: readonly (readonly string[])[]): boolean {
  return (
    header.length >= 2 &&
    rows.length > 0 &&
    header.slice(1).every((cell) => cell !== '') &&
    rows.every(([first = '', ...others]) => first.trim() !== '' && others.every(isAnswerCell)) &&
    (header.length >= 3 || (header[0] ?? '') === '')
  );
}

const columns: Readonly<Record<'label' | 'text' | 'answers' | 'type', RegExp>> = {
  label: /^(?:no\.?|nr\.?|#|id|number|q\.?|code|nummer)$/iu,
  text: /^(?:questions?|question text|wording|fragen?|fragetext)$/iu,
  answers:
    /^(?:answers?|answer options?|options?|responses?|response options?|choices|antwort(?:en|optionen|möglichkeiten)?)$/iu,
  type: /^(?:type|format|question type|answer type|typ|fragetyp|antworttyp)$/iu,
};

function linesOfTable(table: DocumentLine): readonly DocumentLine[] {
  const { place, group, cells, isApart } = table;
  const [header = [], ...rows] = cells;
  const find = (column: keyof typeof columns): number => header.findIndex((cell) => columns[column].test(cell.trim()));
  const at = { label: find('label'), text: find('text'), answers: find('answers'), type: find('type') };
  if (at.text >= 0)
    return rows.flatMap((row): readonly DocumentLine[] => {
      const label = row[at.label] ?? '';
      const { mark, text } = markIn(row[at.text] ?? '');
      if (text === '')
        return row.some((cell) => cell.trim() !== '') ? [lineOf({ place, group, text: `[${row.join(' | ')}]` })] : [];
      const own =
        label === '' ? mark : { kind: 'code' as const, label, number: Number(/\d+/u.exec(label)?.[0] ?? Number.NaN) };
      const hint = at.type < 0 ? '' : (row[at.type] ?? '');
      const others = row.flatMap((cell, column) =>
        Object.values(at).includes(column) || cell.trim() === '' ? [] : [`[${header[column] ?? ''}: ${cell}]`],
      );
      return [
        lineOf({
          place,
          group,
          isApart: true,
          text: text.replaceAll('\n', ' '),
          mark: own ?? { kind: 'code', label: '', number: null },
        }),
        ...(hint === '' ? [] : [lineOf({ place, group, text: hintIn(hint) === null ? `[${hint}]` : `Type: ${hint}` })]),
        ...others.map((other) => lineOf({ place, group, text: other })),
        ...answersIn(at.answers < 0 ? '' : (row[at.answers] ?? '')).map((answer) =>
          lineOf({ place, group, depth: 1, ...boxed(answer) }),
        ),
      ];
    });
  const isRouted = cells.every(
    ([first = '', ...rest]) =>
      first !== '' &&
      rest.length > 0 &&
      rest.every((cell) => isAnswerCell(cell) || verdictIn(cell) !== null || routeIn(cell) !== null),
  );
  if (isRouted)
    return cells.map(([first = '', ...rest]) => {
      const routes = rest.filter((cell) => cell.trim() !== '' && !isAnswerCell(cell));
      const code = rest.find((cell) => /^\d{1,3}$/u.test(cell));
      return lineOf({
        place,
        group,
        depth: 1,
        mark:
          code === undefined
            ? { kind: 'box', label: '', number: null }
            : { kind: 'number', label: code, number: Number(code) },
        text: [markIn(first).text, ...routes.map((cell) => `(${cell})`)].join(' '),
      });
    });
  let isFirst = isApart;
  return cells.flat().flatMap((cell) =>
    cell.split('\n').flatMap((text) => {
      if (text.trim() === '') return [];
      const line = lineOf({ place, group, isApart: isFirst, ...markIn(text) });
      isFirst = false;
      return [line];
    }),
  );
}

const boxed = (answer: string): Pick<DocumentLine, 'text' | 'mark'> => {
  const { mark, text } = markIn(answer);
  return { text, mark: mark === null || mark.kind === 'bullet' ? { kind: 'box', label: '', number: null } : mark };
};

/** Returns the answers in a cell: its lines, or what is between semicolons, bars or slashes. */
function answersIn(cell: string): readonly string[] {
  const lines = cell.split('\n');
  const split = lines.length > 1 ? lines : cell.split(/\s*[;|]\s*|\s+\/\s+/u);
  const all = split.length > 1 ? split : cell.split(/\s*,\s+/u);
  return all.map((one) => one.trim()).filter((one) => one !== '');
}
