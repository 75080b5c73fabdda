import { blankBlock, blankItem, blankOption, blankRow } from '../doc/blank.ts';
import { oneLine } from '../doc/oneLine.ts';
import type { Json, JsonObject } from '../json.ts';
import type { BlockType } from '../schema/block.ts';
import type { ItemType } from '../schema/item.ts';
import { linesOf, type OptionLine, optionLine } from './optionLine.ts';
import { blockTagOf, type QuestionTag, questionTagOf } from './tags.ts';

/** A part of a guide as an outline gives it. `block` is null for questions before the first heading. */
export interface OutlineBlock {
  readonly block: { readonly title: string; readonly type: BlockType } | null;
  readonly items: readonly JsonObject[];
}

interface Question {
  readonly text: string;
  readonly tag: QuestionTag | null;
  readonly indent: number;
  readonly bulleted: boolean;
  readonly options: OptionLine[];
  readonly rows: string[];
  boxes: boolean;
}

/** Everything a line can say, whatever stands around it. */
interface Line {
  readonly kind: 'empty' | 'heading' | 'bullet' | 'row' | 'numbered' | 'plain';
  readonly indent: number;
  readonly text: string;
  /** A bullet of the kind that several answers can be ticked with. */
  readonly box: boolean;
}

/**
 * Reads an outline as people write it: a question per line, its answers below it, indented or with bullets. `#` begins a
 * block, `>` is a row of a matrix, numbers before questions are dropped, and a word in square brackets behind a question
 * says its type: `[several]`, `[ranking]`, `[matrix]`, `[maxdiff]`, `[open]`, `[statement]`, `[choice]`. Anything is
 * understood somehow; takes time in proportion to the text. What is missing is left to be written.
 */
export function parseOutline(text: string): readonly OutlineBlock[] {
  const blocks: { block: OutlineBlock['block']; questions: Question[] }[] = [{ block: null, questions: [] }];
  let current: Question | null = null;
  for (const each of linesOf(text)) {
    const line = readLine(each);
    if (line.kind === 'empty') continue;
    if (line.kind === 'heading') {
      const { text: title, tag } = blockTagOf(line.text);
      blocks.push({ block: { title: oneLine(title), type: tag ?? 'flat' }, questions: [] });
      current = null;
    } else if (current && isAnswer(line, current)) addAnswer(current, line);
    else {
      current = questionFrom(line);
      blocks.at(-1)?.questions.push(current);
    }
  }
  return blocks
    .filter(({ block, questions }) => block !== null || questions.length > 0)
    .map(({ block, questions }) => ({ block, items: questions.map((question) => wireOf(question)) }));
}

/** A block of an outline as a wire value. A heading without questions gets a blank one, since a block needs one. */
export function blockWire({ block, items }: OutlineBlock): JsonObject {
  const blank = blankBlock(block?.type ?? 'flat');
  const title = block?.title ?? blank['title'] ?? '';
  return { ...blank, title, items: items.length > 0 ? items : (blank['items'] ?? []) };
}

const markers: readonly (readonly [Line['kind'], RegExp])[] = [
  ['heading', /^\s{0,3}#{1,6}(?:\s+|$)/],
  ['row', /^\s*>(?:\s+|$)/],
  ['bullet', /^\s*(?:[-*+•·●○◦▪◯□☐☑–—]|\[[ xX]?\]|\([ xX]?\)|[a-z][.)]|[A-Z]\))(?:\s+|$)/],
  ['numbered', /^\s*[QqFf]?\d{1,4}[.):](?:\s+|$)/],
];

function readLine(line: string): Line {
  const [space = ''] = /^\s*/.exec(line) ?? [];
  const indent = Array.from(space).reduce((sum, character) => sum + (character === '\t' ? 4 : 1), 0);
  if (line.trim() === '') return { kind: 'empty', indent, text: '', box: false };
  for (const [kind, marker] of markers) {
    const [mark] = marker.exec(line) ?? [];
    if (mark !== undefined) return { kind, indent, text: line.slice(mark.length), box: /^\s*[[□☐☑]/.test(mark) };
  }
  return { kind: 'plain', indent, text: line, box: false };
}

function isAnswer(line: Line, question: Question): boolean {
  if (line.kind === 'row') return true;
  if (line.kind === 'bullet' && !question.bulleted) return true;
  return line.indent > question.indent;
}

function addAnswer(question: Question, line: Line): void {
  if (line.kind === 'row') question.rows.push(oneLine(line.text));
  else question.options.push(optionLine(line.text));
  if (line.box) question.boxes = true;
}

function questionFrom(line: Line): Question {
  const { text, tag } = questionTagOf(line.text);
  const bulleted = line.kind === 'bullet';
  return { text: oneLine(text), tag, indent: line.indent, bulleted, options: [], rows: [], boxes: false };
}

const typeOfTag: Readonly<Record<QuestionTag, ItemType>> = {
  open: 'open_ended',
  choice: 'multiple_choice',
  several: 'multiple_choice',
  ranking: 'ranking',
  matrix: 'matrix',
  maxdiff: 'max_diff',
  statement: 'statement',
};

function wireOf(question: Question): JsonObject {
  const { text, rows, options, boxes } = question;
  const guessed: QuestionTag =
    rows.length > 0 ? 'matrix' : options.length === 0 ? 'open' : boxes ? 'several' : 'choice';
  const tag = question.tag ?? guessed;
  const type = typeOfTag[tag];
  const blank = blankItem(type, false);
  const wire: { [name: string]: Json } = { text, type };
  if (blank['options'] !== undefined) wire['options'] = optionsOf(options, type === 'max_diff' ? 2 : 1);
  if (tag === 'several') wire['multiSelect'] = true;
  if (type === 'matrix') wire['rows'] = rows.length > 0 ? rows.map((row) => ({ text: row })) : [blankRow()];
  return wire;
}

/** The options that were written, and blank ones where the contract wants more. */
function optionsOf(lines: readonly OptionLine[], atLeast: number): JsonObject[] {
  const options = lines.map(({ text, id }): JsonObject => (id === '' ? { text } : { externalId: id, text }));
  for (let number = options.length + 1; number <= atLeast; number++) options.push(blankOption(false));
  return options;
}
