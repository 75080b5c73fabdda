import { blankBlock, blankOption, blankRow } from '../doc/blank.ts';
import { oneLine } from '../doc/oneLine.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { BlockType } from '../schema/block.ts';
import type { ItemType } from '../schema/item.ts';
import { linesOf, type OptionLine, optionLine } from './optionLine.ts';
import { isGreeting, isRouting, isRoutingLine } from './otherLines.ts';
import { dashedNumbers, numberDash } from './numberedLines.ts';
import { blockTagOf, type QuestionTag, questionTagOf } from './tags.ts';
import { itemTraits } from '../schema/itemTraits.ts';

/** A part of a guide in an outline. */
export interface OutlineBlock {
  /** What the heading says; null for questions before the first heading. */
  readonly block: { readonly title: string; readonly type: BlockType } | null;
  /** The questions below it, as a guide file has them; empty if there are none. */
  readonly items: readonly JsonObject[];
}

/**
 * A line that could be read in another way:
 * - `unknownTag`: the word in brackets is not a type and stays in the text
 * - `routing`: conditions are not read from text
 * - `routingLine`: a line that is only routing is left out
 * - `looseRow`: a row without a question before it became a question
 * - `notAQuestion`: thanks or a greeting became an open question
 * - `emptyBlock`: a heading without questions gets a blank one
 * - `notInScreener`: a screener allows only multiple choice
 */
export interface OutlineRemark {
  /** How the line was read; see above. */
  readonly code:
    | 'unknownTag'
    | 'routing'
    | 'routingLine'
    | 'looseRow'
    | 'notAQuestion'
    | 'emptyBlock'
    | 'notInScreener';
  /** The line in the text, from 1. */
  readonly line: number;
  /** The text of the line. */
  readonly text: string;
}

/** The blocks of an outline, and the lines that could be read in another way. */
export interface ReadOutline {
  /** In the order of the text. Empty if it has no questions and no headings. */
  readonly blocks: readonly OutlineBlock[];
  /** By line. Empty if every line could be read in one way only. */
  readonly remarks: readonly OutlineRemark[];
}

interface Question {
  /** Its first line in the text, from 1. */
  readonly line: number;
  readonly text: string;
  readonly tag: QuestionTag | null;
  readonly indent: number;
  readonly bulleted: boolean;
  readonly options: OptionLine[];
  readonly rows: string[];
  boxes: boolean;
}

/** What a line means on its own. */
interface Line {
  readonly kind: 'empty' | 'heading' | 'bullet' | 'row' | 'numbered' | 'plain';
  readonly indent: number;
  readonly text: string;
  /** True for a bullet that is a check box. */
  readonly box: boolean;
}

/**
 * Reads an outline as people write it: a question per line, with its answers below, indented or with bullets. `#`
 * begins a block, `>` is a row of a matrix, and numbers before questions are dropped. A word in square brackets after a
 * question is its type: `[several]`, `[ranking]`, `[matrix]`, `[maxdiff]`, `[open]`, `[statement]`, `[choice]`, or the
 * same in German. Accepts any text, in time proportional to its length. Missing parts are left blank.
 */
export function parseOutline(text: string): readonly OutlineBlock[] {
  return readOutline(text).blocks;
}

/**
 * Reads an outline as people write it, like {@link parseOutline}, with remarks on lines that could be read in another
 * way.
 *
 * @param text Any text.
 * @example
 * ```ts
 * import { readOutline } from '@guide-studio/guide-core/files';
 *
 * const { blocks, remarks } = readOutline('# Last week\n1. What did you cook?\n   - Soup\n2. Why? [long]');
 * console.log(blocks[0]?.block?.title, blocks[0]?.items.map(({ type }) => type)); // Last week [ 'multiple_choice', 'open_ended' ]
 * console.log(remarks.map(({ code, line }) => `${code} in line ${line}`)); // [ 'unknownTag in line 4' ]
 * ```
 */
export function readOutline(text: string): ReadOutline {
  const blocks: Draft[] = [{ line: 0, block: null, questions: [] }];
  const remarks: OutlineRemark[] = [];
  let current: Question | null = null;
  const lines = linesOf(text);
  const dashed = dashedNumbers(lines);
  for (const [at, each] of lines.entries()) {
    const line = readLine(dashed.has(at) ? each.replace(numberDash, '$1$2. ') : each);
    if (line.kind === 'empty') continue;
    const remark = (code: OutlineRemark['code']) => remarks.push({ code, line: at + 1, text: oneLine(each) });
    if (line.kind === 'plain' && isRoutingLine(line.text)) {
      remark('routingLine');
      continue;
    }
    if (isRouting(line.text)) remark('routing');
    if (line.kind === 'heading') {
      const { text: title, tag } = blockTagOf(line.text);
      if (tag === null && hasTag(line.text)) remark('unknownTag');
      blocks.push({ line: at + 1, block: { title: oneLine(title), type: tag ?? 'flat' }, questions: [] });
      current = null;
    } else if (current && isAnswer(line, current)) addAnswer(current, line);
    else {
      if (line.kind === 'row') remark('looseRow');
      current = questionFrom(line, at + 1);
      if (current.tag === null && hasTag(line.text)) remark('unknownTag');
      blocks.at(-1)?.questions.push(current);
    }
  }
  for (const { line, block, questions } of blocks) {
    if (block && questions.length === 0) remarks.push({ code: 'emptyBlock', line, text: block.title });
    for (const question of questions)
      if (tagOf(question) === 'open' && question.tag === null && isGreeting(question.text))
        remarks.push({ code: 'notAQuestion', line: question.line, text: question.text });
    for (const question of block?.type === 'screening' ? questions : [])
      if (typeOfTag[tagOf(question)] !== 'multiple_choice')
        remarks.push({ code: 'notInScreener', line: question.line, text: question.text });
  }
  return {
    blocks: blocks
      .filter(({ block, questions }) => block !== null || questions.length > 0)
      .map(({ block, questions }) => ({ block, items: questions.map((question) => wireOf(question)) })),
    remarks: remarks.sort((a, b) => a.line - b.line),
  };
}

interface Draft {
  readonly line: number;
  readonly block: OutlineBlock['block'];
  readonly questions: Question[];
}

function hasTag(text: string): boolean {
  return /\[[^\]\s]{1,30}\]\s*$/u.test(text);
}

/** Returns a block of an outline as a wire value. Without questions it gets a blank one, because a block needs one. */
export function blockWire({ block, items }: OutlineBlock): JsonObject {
  const blank = blankBlock(block?.type ?? 'flat');
  const title = block?.title ?? blank['title'] ?? '';
  const own = block?.type === 'screening' ? items.map(withStatuses) : items;
  return { ...blank, title, items: own.length > 0 ? own : (blank['items'] ?? []) };
}

/** In a screener every option has a status; it is neutral until someone changes it. */
function withStatuses(item: JsonObject): JsonObject {
  const { options } = item;
  if (!Array.isArray(options)) return item;
  return {
    ...item,
    options: options.map((option: Json) => (isJsonObject(option) ? { ...option, status: 'neutral' } : option)),
  };
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

function questionFrom(line: Line, at: number): Question {
  const { text, tag } = questionTagOf(line.text);
  const bulleted = line.kind === 'bullet';
  return { line: at, text: oneLine(text), tag, indent: line.indent, bulleted, options: [], rows: [], boxes: false };
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

function tagOf({ tag, rows, options, boxes }: Question): QuestionTag {
  return tag ?? (rows.length > 0 ? 'matrix' : options.length === 0 ? 'open' : boxes ? 'several' : 'choice');
}

function wireOf(question: Question): JsonObject {
  const { text, rows, options } = question;
  const tag = tagOf(question);
  const type = typeOfTag[tag];
  const wire: { [name: string]: Json } = { text, type };
  if (itemTraits[type].hasOptions) wire['options'] = optionsOf(options, itemTraits[type].fewestOptions);
  if (tag === 'several') wire['multiSelect'] = true;
  if (itemTraits[type].hasRows) wire['rows'] = rows.length > 0 ? rows.map((row) => ({ text: row })) : [blankRow()];
  return wire;
}

/** Returns the written options, plus blank ones up to the minimum of the contract. */
function optionsOf(lines: readonly OptionLine[], atLeast: number): JsonObject[] {
  const options = lines.map(({ text, id }): JsonObject => (id === '' ? { text } : { externalId: id, text }));
  for (let number = options.length + 1; number <= atLeast; number++) options.push(blankOption(false));
  return options;
}
