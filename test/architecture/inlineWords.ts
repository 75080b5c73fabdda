import { parseAst } from 'vite';

/** A text for people that is written in the code itself. */
export interface InlineWords {
  readonly text: string;
  readonly line: number;
}

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Attributes and properties whose value is shown or read aloud. */
const shown: ReadonlySet<string> = new Set([
  'act',
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'hint',
  'label',
  'next',
  'placeholder',
  'text',
  'title',
]);

/** Functions whose argument is read aloud. */
const spoken: ReadonlySet<string> = new Set(['announce']);

const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** Two words, the first with a capital: only a sentence or a label looks like this. */
const isSentence = (text: string) => /^\P{L}*\p{Lu}\p{L}*[,:]? \p{L}/u.test(text);

/**
 * Returns every inline text of a source: in the markup, in what is shown or read aloud, and everything like a sentence.
 */
export function inlineWordsOf(source: string): InlineWords[] {
  const found: InlineWords[] = [];
  const lineOf = (at: number) => source.slice(0, at).split('\n').length;
  const report = (text: string, at: number) => found.push({ text: text.trim(), line: lineOf(at) });

  function visit(value: unknown, visible: boolean): void {
    if (Array.isArray(value)) return value.forEach((element) => visit(element, visible));
    if (!isNode(value)) return;
    if (skipped(value)) return;
    for (const text of textsOf(value)) {
      if (value.type === 'JSXText' || visible ? hasWord(text) : isSentence(text)) report(text, value.start);
    }
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'object') visit(inner, isVisible(value, name, visible));
    }
  }

  visit(parseAst(source, { lang: 'tsx' }), false);
  return found;
}

/** Returns true for code without texts for people: thrown errors, module names and types. */
function skipped({ type, callee }: AstNode): boolean {
  if (type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression') return true;
  if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return true;
  return type === 'NewExpression' && isNode(callee) && String(callee['name']).endsWith('Error');
}

function textsOf({ type, value }: AstNode): string[] {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? [value] : [];
  return type === 'TemplateElement' ? [String((value as { readonly cooked?: unknown }).cooked)] : [];
}

/** Returns true if the value of a property of this node is shown or read aloud. */
function isVisible(node: AstNode, property: string, visible: boolean): boolean {
  switch (node.type) {
    case 'JSXAttribute':
      return property === 'value' && shown.has(nameOf(node['name']));
    case 'Property':
      return property === 'value' && shown.has(nameOf(node['key']));
    case 'JSXElement':
    case 'JSXFragment':
      return property === 'children';
    case 'CallExpression':
      return property === 'arguments' && isNode(node['callee']) && spoken.has(nameOf(node['callee']));
    case 'ConditionalExpression':
      return visible && property !== 'test';
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return visible;
    default:
      return false;
  }
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '';
}
