import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

/** The meaning of a name in a story file. */
type Referent =
  | { kind: 'package'; from: string; name: string; local: string; typeOnly: boolean }
  | { kind: 'declared'; declaration: ts.Declaration }
  | { kind: 'outside'; from: string }
  | { kind: 'local'; declaration: ts.Declaration | undefined };

/** A story file with the modules of its folder that it imports. */
export interface StoryModules {
  readonly file: ts.SourceFile;
  /** The paths of all of them. */
  readonly paths: readonly string[];
  /** The meaning of a name at its position. */
  readonly referentOf: (name: ts.Identifier) => Referent;
}

const OPTIONS: ts.CompilerOptions = {
  noLib: true,
  types: [],
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.Latest,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

const parsed = new Map<string, ts.SourceFile>();

/** Parses a module once for the same text. */
function parse(path: string, text: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known?.text === text) return known;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

/**
 * Opens a story file. Relative imports inside the folder of stories are followed; the rest of the
 * repository is external, because partners do not have it.
 *
 * @param path Its path, below a folder named `stories`.
 * @param text Its text.
 */
export function openStoryModules(path: string, text: string): StoryModules {
  const folder = path.slice(0, path.lastIndexOf(`${sep}stories${sep}`)) + `${sep}stories${sep}`;
  const resolve = (from: string, specifier: string) => {
    const target = join(dirname(from), specifier);
    return specifier.startsWith('.') && target.startsWith(folder) ? target : undefined;
  };
  const host: ts.CompilerHost = {
    getSourceFile: (name) => {
      if (name === path) return parse(path, text);
      return existsSync(name) ? parse(name, readFileSync(name, 'utf8')) : undefined;
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map((literal) => {
        const resolvedFileName = resolve(from, literal.text);
        if (!resolvedFileName) return { resolvedModule: undefined };
        const extension = resolvedFileName.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
        return { resolvedModule: { resolvedFileName, extension } };
      }),
    fileExists: existsSync,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => folder,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
  const program = ts.createProgram([path], OPTIONS, host);
  const file = program.getSourceFile(path);
  if (!file) throw new Error(`${path} cannot be read.`);
  const checker = program.getTypeChecker();
  const paths = program.getSourceFiles().map(({ fileName }) => fileName);
  return { file, paths, referentOf: (name) => referentOf(checker, name) };
}

function referentOf(checker: ts.TypeChecker, name: ts.Identifier): Referent {
  const { parent } = name;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(name);
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration) return { kind: 'local', declaration: undefined };
  const imported = importOf(declaration);
  if (!imported) {
    return { kind: isAtTopOfModule(declaration) ? 'declared' : 'local', declaration };
  }
  if (!imported.from.startsWith('.')) {
    return { kind: 'package', ...imported, local: name.text };
  }
  const [target] = checker.getAliasedSymbol(symbol).declarations ?? [];
  if (!target) return { kind: 'outside', from: imported.from };
  return { kind: 'declared', declaration: target };
}

function importOf(declaration: ts.Declaration) {
  if (!ts.isImportSpecifier(declaration) && !ts.isImportClause(declaration)) return undefined;
  const clause = ts.isImportSpecifier(declaration) ? declaration.parent.parent : declaration;
  const { moduleSpecifier } = clause.parent as ts.ImportDeclaration;
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (!ts.isImportSpecifier(declaration)) return { from, name: 'default', typeOnly: false };
  const name = (declaration.propertyName ?? declaration.name).text;
  const typeOnly = declaration.isTypeOnly || clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return { from, name, typeOnly };
}

/** The statement at the top of a module that a declaration is part of. */
export function topStatementOf(declaration: ts.Node): ts.Statement | undefined {
  for (let at = declaration; at.parent; at = at.parent) {
    if (ts.isSourceFile(at.parent)) return at as ts.Statement;
    if (ts.isFunctionLike(at.parent) || ts.isBlock(at.parent)) return undefined;
  }
  return undefined;
}

function isAtTopOfModule(declaration: ts.Declaration): boolean {
  if (ts.isParameter(declaration) || ts.isTypeParameterDeclaration(declaration)) return false;
  return topStatementOf(declaration) !== undefined;
}
