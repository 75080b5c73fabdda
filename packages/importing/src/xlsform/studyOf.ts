import type { LeftItem, SourceBlock, SourceChange, SourceCondition, SourceItem, SourceStudy } from '../source/study.ts';
import { answeredFields } from './answeredFields.ts';
import { changesOfForm } from './changesOfForm.ts';
import { changesOfGroup } from './changesOfGroup.ts';
import { choiceLists } from './choiceLists.ts';
import { cellOf, type Form, mainCell, placeOf } from './form.ts';
import type { FormNode, FormTree, GroupNode, QuestionNode } from './formTree.ts';
import { labelText } from './labelText.ts';
import { itemOf, leftOf } from './question.ts';
import { leftBecause, type Reading } from './reading.ts';
import { relevant } from './relevant.ts';
import type { TableRow } from './sheetTable.ts';
import { matrixOf } from './tableGroup.ts';

interface Block extends SourceBlock {
  readonly items: SourceItem[];
  readonly left: LeftItem[];
}

/** A group whose questions go on in several blocks, if there are others between them. */
interface Place {
  readonly name: string;
  readonly title: string;
  /** The row of the group; null outside all groups. */
  readonly row: TableRow | null;
  count: number;
}

/** Returns the questionnaire of a form: a group is a block. */
export function studyOf(fallback: string, form: Form, tree: FormTree): SourceStudy {
  const title = form.settings.get('form_title') ?? fallback;
  const reading = readingOf(form, tree);
  const blocks: Block[] = [];
  const changes: SourceChange[] = [];
  let last: Place | null = null;
  const blockAt = (place: Place, row: TableRow): Block => {
    const open = blocks.at(-1);
    if (last === place && open !== undefined) return open;
    last = place;
    place.count += 1;
    const name = place.count === 1 ? place.name : `${place.name}.${place.count}`;
    const block: Block = { name, title: place.title, place: placeOf(place.row ?? row), items: [], left: [] };
    blocks.push(block);
    return block;
  };
  const add = (node: FormNode, place: Place): void => {
    if (node.kind === 'question') {
      const code = leftBecause(node, reading);
      const block = blockAt(place, node.row);
      if (code === null) block.items.push(itemOf(node, reading));
      else block.left.push(leftOf(node, code, reading));
      return;
    }
    const matrix = matrixOf(node, reading);
    if (matrix !== null) {
      const block = blockAt(place, node.row);
      block.items.push(matrix.item);
      if (matrix.head !== null) block.left.push(leftOf(matrix.head, 'tableHead', reading));
      return;
    }
    changes.push(...changesOfGroup(node, form));
    const own = placeOfGroup(node, form);
    for (const child of node.children) add(child, own);
  };
  const outside: Place = { name: 'main', title, row: null, count: 0 };
  for (const node of tree.nodes) add(node, outside);
  const { code } = form.languages;
  return {
    title,
    ...(code === undefined ? {} : { language: code }),
    blocks,
    changes: [...changesOfForm(form, tree, reading), ...tree.changes, ...changes],
  };
}

const placeOfGroup = ({ name, row }: GroupNode, { languages }: Form): Place => ({
  name,
  title: labelText(mainCell(row, 'label', languages)) || titleOf(name),
  row,
  count: 0,
});

const titleOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
};

function readingOf(form: Form, { questions }: FormTree): Reading {
  const lists = choiceLists(form);
  const answeredBy = answeredFields(questions, lists);
  const read = ({ row, groups }: Pick<QuestionNode | GroupNode, 'row' | 'groups'>): readonly SourceCondition[] => {
    const text = cellOf(row, 'relevant');
    return text === '' ? [] : [{ place: placeOf(row), text, meaning: relevant(text, answeredBy(groups)) }];
  };
  return { form, lists, questions, conditionsOf: (question) => [...question.groups.flatMap(read), ...read(question)] };
}
