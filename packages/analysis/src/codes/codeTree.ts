import type { Code } from '@guide-studio/guide-core/reading';

/** A code with the codes below it. */
export interface CodeNode {
  readonly code: Code;
  /** 0 at the top. */
  readonly depth: number;
  readonly below: readonly CodeNode[];
}

/** The codes of a study as a tree. */
export interface CodeTree {
  readonly top: readonly CodeNode[];
  /** By id, also deleted ones. */
  readonly byId: ReadonlyMap<string, Code>;
  /** The codes of the tree, each before those below it. */
  readonly inOrder: readonly CodeNode[];
  /**
   * Returns the code that marks with this id count for: that of the id, or the one it was merged into. Null if there is none,
   * or if it was deleted.
   */
  readonly codeOf: (id: string) => Code | null;
  /** Returns the ids of a code and of all below it. */
  readonly withBelow: (id: string) => ReadonlySet<string>;
}

/**
 * Returns the codes as a tree. Never fails: after merges a code may be below itself, or below one that is gone; it is then
 * at the top.
 */
export function codeTree(codes: readonly Code[]): CodeTree {
  const byId = new Map(codes.map((code) => [code.id, code]));
  const shown = codes.filter(({ deleted, mergedInto }) => deleted === undefined && mergedInto === undefined);
  const children = new Map<string | null, Code[]>();
  for (const code of shown) {
    const parent = parentOf(code, byId);
    const list = children.get(parent) ?? [];
    list.push(code);
    children.set(parent, list);
  }
  for (const list of children.values()) list.sort(byOrder);
  const inOrder: CodeNode[] = [];
  const nodesBelow = (parent: string | null, depth: number): readonly CodeNode[] =>
    (children.get(parent) ?? []).map((code) => {
      const below: CodeNode[] = [];
      const node: CodeNode = { code, depth, below };
      inOrder.push(node);
      below.push(...nodesBelow(code.id, depth + 1));
      return node;
    });
  const top = nodesBelow(null, 0);
  const nodes = new Map(inOrder.map((node) => [node.code.id, node]));
  return {
    top,
    byId,
    inOrder,
    codeOf: (id) => {
      const code = mergedCode(id, byId);
      return code?.deleted === undefined ? code : null;
    },
    withBelow: (id) => {
      const ids = new Set<string>();
      const add = (node: CodeNode): void => {
        ids.add(node.code.id);
        node.below.forEach(add);
      };
      const node = nodes.get(id);
      if (node) add(node);
      return ids;
    },
  };
}

function byOrder(one: Code, other: Code): number {
  return (one.order ?? Infinity) - (other.order ?? Infinity) || one.name.localeCompare(other.name);
}

/** Returns the id of the code above that is in the tree; null for none, and for a code that is below itself. */
function parentOf({ id, parent }: Code, byId: ReadonlyMap<string, Code>): string | null {
  if (parent === undefined) return null;
  const passed = new Set([id]);
  let next: string | undefined = parent;
  let nearest: string | null = null;
  while (next !== undefined) {
    if (passed.has(next)) return null;
    passed.add(next);
    const code: Code | undefined = byId.get(next);
    if (code === undefined) break;
    if (nearest === null && code.deleted === undefined && code.mergedInto === undefined) nearest = code.id;
    next = code.mergedInto ?? code.parent;
  }
  return nearest;
}

function mergedCode(id: string, byId: ReadonlyMap<string, Code>): Code | null {
  const passed = new Set<string>();
  let code = byId.get(id);
  while (code?.mergedInto !== undefined && !passed.has(code.id)) {
    passed.add(code.id);
    const into = byId.get(code.mergedInto);
    if (into === undefined) break;
    code = into;
  }
  return code ?? null;
}
