import { join, relative } from 'node:path';
import { entries, root } from './tools.mjs';

/** What a reader of the reference would miss, a line each: where it is, and what to add. */
export async function faultsOfReference() {
  const { default: ts } = await import('typescript');
  const files = entries.map(({ source }) => join(root, 'packages', source));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  });
  const checker = program.getTypeChecker();
  const faults = [];
  const isDocumented = (symbol) => symbol.getDocumentationComment(checker).length > 0;
  const placeOf = (node) => {
    const file = node.getSourceFile();
    return `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  };

  /** The interface, or the object type, that a declaration is. */
  const shapeOf = (declaration) => {
    if (ts.isInterfaceDeclaration(declaration)) return declaration;
    return ts.isTypeAliasDeclaration(declaration) && ts.isTypeLiteralNode(declaration.type) ? declaration.type : null;
  };

  /** Members of an interface or of an object type need a comment each: their meaning is in no signature. */
  const checkMembers = (name, declaration) => {
    for (const member of shapeOf(declaration)?.members ?? []) {
      const symbol = member.name === undefined ? undefined : checker.getSymbolAtLocation(member.name);
      if (symbol === undefined || isDocumented(symbol)) continue;
      faults.push(`${placeOf(member)}: ${name}.${symbol.name} has no comment. Say what it means, and its unit.`);
    }
  };

  const checkParameters = (name, symbol, declaration) => {
    for (const { parameters } of checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()) {
      if (parameters.length <= 3) continue;
      faults.push(
        `${placeOf(declaration)}: ${name} has ${parameters.length} parameters. Take an object from the third.`,
      );
    }
  };

  for (const { name: entry, source } of entries) {
    const file = program.getSourceFile(join(root, 'packages', source));
    if (!/@module [^\n]/u.test(file.text))
      faults.push(`${source}: the entry has no page. Say what it is for (@module).`);
    for (const exported of checker.getExportsOfModule(checker.getSymbolAtLocation(file))) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [declaration] = symbol.declarations ?? [];
      if (declaration === undefined) continue;
      const name = `${entry}: ${exported.name}`;
      if (!isDocumented(symbol)) faults.push(`${placeOf(declaration)}: ${name} has no comment. Say what it means.`);
      for (const each of symbol.declarations) checkMembers(name, each);
      if (symbol.flags & ts.SymbolFlags.Value) checkParameters(name, symbol, declaration);
    }
  }
  return faults;
}
