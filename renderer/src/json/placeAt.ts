import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Path } from '@guide-studio/guide-core';
import { type Alternatives, elementOf, guideSchema, propertyOf, withType } from './schemaAt.ts';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

/** Longest time to parse up to the position, in milliseconds: a long text is parsed bit by bit. */
const patience = 200;

function nodeAt(state: EditorState, position: number): SyntaxNode {
  const tree = ensureSyntaxTree(state, position, patience) ?? syntaxTree(state);
  return tree.resolveInner(position, -1);
}

/** The place of a text position in the guide. */
export interface JsonPlace {
  /** The name of a property, or a value. */
  readonly kind: 'name' | 'value';
  /** For a name, the path of the object around it. */
  readonly path: Path;
  /** The schema of the value; for a name that of its object. */
  readonly schema: Alternatives;
  /** The range of the existing name or value, with its quotes. */
  readonly from: number;
  readonly to: number;
}

const plainValues = new Set(['String', 'Number', 'True', 'False', 'Null']);
const values = new Set([...plainValues, 'Object', 'Array']);

/** Returns what is or may be at a position, or null if nothing may. */
export function placeAt(state: EditorState, position: number): JsonPlace | null {
  const node = nodeAt(state, position);
  const token = { from: node.from, to: node.to };
  if (node.name === 'PropertyName') {
    const object = climb(node, 'Object');
    return object && { kind: 'name', ...wayTo(state, object), ...token };
  }
  if (plainValues.has(node.name)) return { kind: 'value', ...wayTo(state, node), ...token };
  return emptyPlace(state, position);
}

/** Returns the path of a position, as far as the text can be parsed. */
export function pathAt(state: EditorState, position: number): Path {
  return wayTo(state, nodeAt(state, position)).path;
}

/** Returns an empty place, based on the text before it. */
function emptyPlace(state: EditorState, position: number): JsonPlace | null {
  const before = state.sliceDoc(Math.max(0, position - 400), position).trimEnd();
  const mark = before.at(-1);
  const behind = position - (state.sliceDoc(Math.max(0, position - 400), position).length - before.length);
  const node = nodeAt(state, behind);
  const empty = { from: position, to: position };
  if (mark === ':') {
    const property = climb(node, 'Property');
    return property && { kind: 'value', ...wayTo(state, property), ...empty };
  }
  if (mark !== '{' && mark !== '[' && mark !== ',') return null;
  const list =
    mark === '{' ? climb(node, 'Object') : mark === '[' ? climb(node, 'Array') : climb(node, 'Object', 'Array');
  if (!list) return null;
  const { path, schema } = wayTo(state, list);
  if (list.name === 'Object') return { kind: 'name', path, schema, ...empty };
  return { kind: 'value', path: [...path, elementsBefore(list, position)], schema: elementOf(schema), ...empty };
}

function climb(node: SyntaxNode, ...names: readonly string[]): SyntaxNode | null {
  for (let at: SyntaxNode | null = node; at; at = at.parent) if (names.includes(at.name)) return at;
  return null;
}

/** Returns the path from the root to a value or property, and its schema. */
function wayTo(state: EditorState, node: SyntaxNode): { readonly path: Path; readonly schema: Alternatives } {
  const path: (string | number)[] = [];
  let schema = guideSchema();
  const chain: SyntaxNode[] = [];
  for (let at: SyntaxNode | null = node; at; at = at.parent) chain.unshift(at);
  for (const [index, at] of chain.entries()) {
    if (at.name === 'Object') schema = withType(schema, typeOf(state, at));
    else if (at.name === 'Property') {
      const name = propertyName(state, at);
      path.push(name);
      schema = propertyOf(schema, name);
    } else if (at.name === 'Array' && chain[index + 1]) {
      path.push(elementsBefore(at, chain[index + 1]?.from ?? at.to));
      schema = elementOf(schema);
    }
  }
  return { path, schema };
}

function elementsBefore(array: SyntaxNode, position: number): number {
  let count = 0;
  for (let child = array.firstChild; child && child.from < position; child = child.nextSibling) {
    if (values.has(child.name)) count += 1;
  }
  return count;
}

function propertyName(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild('PropertyName');
  return name ? unquoted(state.sliceDoc(name.from, name.to)) : '';
}

/** Returns the property names that the object already has. */
export function namesIn(state: EditorState, position: number): ReadonlySet<string> {
  const object = climb(nodeAt(state, position), 'Object');
  return new Set(object?.getChildren('Property').map((property) => propertyName(state, property)));
}

function typeOf(state: EditorState, object: SyntaxNode): string | undefined {
  const property = object.getChildren('Property').find((each) => propertyName(state, each) === 'type');
  const value = property?.getChild('String');
  return value ? unquoted(state.sliceDoc(value.from, value.to)) : undefined;
}

function unquoted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : '';
  } catch {
    return text.replace(/^"|"$/g, '');
  }
}
