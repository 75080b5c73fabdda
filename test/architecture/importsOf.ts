import { parseAst } from 'vite';

/** One module that a source names, and how: values, types, or at run time. */
export interface Import {
  readonly source: string;
  readonly kind: 'static' | 'type' | 'dynamic';
}

interface AstNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Calls `see` with every node below a value. */
function visit(value: unknown, see: (node: AstNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) see(value);
  for (const inner of Object.values(value)) visit(inner, see);
}

const literalOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'TSLiteralType') return literalOf(node['literal']);
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null;
};

/** The expression that names a module; it is not always a literal. */
const unknownSource = '(computed)';

function importIn(node: AstNode): Import | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const source = literalOf(node['source']);
      const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
      return source === null ? null : { source, kind: isType ? 'type' : 'static' };
    }
    case 'ImportExpression':
      return { source: literalOf(node['source']) ?? unknownSource, kind: 'dynamic' };
    case 'TSImportType':
      return { source: literalOf(node['source'] ?? node['argument']) ?? unknownSource, kind: 'type' };
    case 'TSExternalModuleReference':
      return { source: literalOf(node['expression']) ?? unknownSource, kind: 'static' };
    case 'CallExpression': {
      const callee = node['callee'];
      const isRequire = isNode(callee) && callee.type === 'Identifier' && callee['name'] === 'require';
      if (!isRequire) return null;
      return { source: literalOf((node['arguments'] as unknown[])[0]) ?? unknownSource, kind: 'dynamic' };
    }
    default:
      return null;
  }
}

/** Several tests ask about the same files. */
const known = new Map<string, readonly Import[]>();

/**
 * Returns every module that a source names: imports, re-exports, types, `import()` in values and in types, `require`.
 */
export function importsOf(code: string, file: string): readonly Import[] {
  const key = `${file}\n${code}`;
  const found = known.get(key) ?? readImports(code, file);
  known.set(key, found);
  return found;
}

function readImports(code: string, file: string): readonly Import[] {
  const lang = file.endsWith('x') ? 'tsx' : file.endsWith('js') ? 'js' : 'ts';
  const tree = parseAst(code, { lang, sourceType: 'module' }, file);
  const found: Import[] = [];
  visit(tree, (node) => {
    const each = importIn(node);
    if (each !== null) found.push(each);
  });
  return found;
}
