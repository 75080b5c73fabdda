import type { SourceChange, SourceOption } from '../source/study.ts';
import { cellOf, changesOfMedia, changesOfText, type Form, mainCell, translationsOf } from './form.ts';
import { labelText } from './labelText.ts';
import type { TableRow } from './sheetTable.ts';

/** The options of a form by the names of their lists. */
export type ChoiceLists = ReadonlyMap<string, readonly SourceOption[]>;

/** Returns the lists of a form. */
export function choiceLists({ choices, languages }: Form): ChoiceLists {
  const lists = new Map<string, SourceOption[]>();
  for (const row of choices.rows) {
    const [list, code] = [cellOf(row, 'list_name'), cellOf(row, 'name')];
    if (list === '' || code === '') continue;
    const options = lists.get(list) ?? [];
    const label = labelText(mainCell(row, 'label', languages));
    options.push({ code, text: label || code, translations: translationsOf(row, languages) });
    lists.set(list, options);
  }
  return lists;
}

/** Returns what of the lists of a form the guide has in another way, or not at all. `used`: the lists that questions show. */
export function changesOfLists({ choices, languages }: Form, used: ReadonlySet<string>): readonly SourceChange[] {
  const unused = new Set<string>();
  return choices.rows.flatMap((row): readonly SourceChange[] => {
    const place = `choices row ${row.number}`;
    const [list, code] = [cellOf(row, 'list_name'), cellOf(row, 'name')];
    if (list === '' || code === '') return lostRow(row, place);
    if (!used.has(list)) {
      if (unused.has(list)) return [];
      unused.add(list);
      return [{ kind: 'setting', place, text: list, verdict: 'equivalent', code: 'unused' }];
    }
    const label = mainCell(row, 'label', languages);
    return [
      ...(labelText(label) === ''
        ? [{ kind: 'text', place, text: code, verdict: 'equivalent', code: 'named' } as const]
        : []),
      ...changesOfText(place, label),
      ...changesOfMedia(place, row),
    ];
  });
}

/** Reports a row that is no option, because it has no list or no name. */
const lostRow = ({ cells }: TableRow, place: string): readonly SourceChange[] => [
  { kind: 'setting', place, text: [...cells.values()].join(', '), verdict: 'lost', code: 'unnamed' },
];
