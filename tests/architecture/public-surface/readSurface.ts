import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readPublicFolders } from '../../../packages/ui/build/entries.ts';

type ExportKind = 'component' | 'hook' | 'function' | 'constant' | 'type';

/** One prop a component declares itself. */
interface Prop {
  name: string;
  type: string;
  optional: boolean;
}

export interface Export {
  name: string;
  kind: ExportKind;
  /** The file that declares it, from the root of the project. */
  file: string;
  /** Whether a comment says what it is. */
  described: boolean;
  /** The props of a component, by name. */
  props: Prop[];
  /** Whether a component hands a ref to what it draws. */
  ref: boolean;
  /** Whether a component takes the attributes of its element besides its own props. */
  host: boolean;
}

/** What one import path offers. */
export interface Entry {
  /** The import path: `@dime-time/ui/screens/Debts`. */
  path: string;
  exports: Export[];
}

export type PackageName = 'ui' | 'finance-core';

const root = join(import.meta.dirname, '../../..');

/** Reads what each entry of a package exports, from its source, with the compiler's own eyes. */
export function readSurface(packageName: PackageName): Entry[] {
  const entries = entriesOf(packageName);
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
      },
    },
  );
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    config?.options ?? {},
  );
  const checker = program.getTypeChecker();
  return entries.map(({ path, file, names }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    const exports = checker
      .getExportsOfModule(module)
      .filter(({ name }) => !names || names.has(name))
      .map((symbol) => readExport(checker, symbol))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return { path, exports };
  });
}

interface SourceEntry {
  path: string;
  file: string;
  /** The exports of the file that the entry has; all of them where it is absent. */
  names?: ReadonlySet<string>;
}

/** The import paths of a package and the source behind each. */
function entriesOf(packageName: PackageName): SourceEntry[] {
  const folder = join(root, 'packages', packageName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string | null>>;
  };
  return Object.entries(manifest.exports).flatMap(([key, conditions]): SourceEntry[] => {
    const path = manifest.name + key.slice(1);
    if (key.endsWith('/*')) return folderEntries(folder, path.slice(0, -1));
    const source = typeof conditions === 'string' ? conditions : conditions['dime-time-source'];
    return source && /\.tsx?$/.test(source) ? [{ path, file: join(folder, source) }] : [];
  });
}

/** The entries that the build writes, one a public folder: `@dime-time/ui/screens/` and a name. */
function folderEntries(folder: string, path: string): SourceEntry[] {
  const src = join(folder, 'src');
  return readPublicFolders(src)
    .filter(({ kind }) => path.endsWith(`/${kind}/`))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, exports }) => ({
      path: path + name,
      file: join(src, 'index.ts'),
      names: new Set(exports.map((item) => item.name)),
    }));
}

function readExport(checker: ts.TypeChecker, exported: ts.Symbol): Export {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  const entry: Export = {
    name: exported.name,
    kind: 'type',
    file: declaration ? declaration.getSourceFile().fileName.slice(root.length + 1) : '',
    described: symbol.getDocumentationComment(checker).length > 0,
    props: [],
    ref: false,
    host: false,
  };
  if (!(symbol.flags & ts.SymbolFlags.Value)) return entry;
  const type = checker.getTypeOfSymbol(symbol);
  entry.kind = kindOf(exported.name, type);
  return entry.kind === 'component' ? { ...entry, ...readProps(checker, type) } : entry;
}

function kindOf(name: string, type: ts.Type): ExportKind {
  const called = type.getCallSignatures().length > 0;
  if (/^[A-Z][a-z]/.test(name) && (called || type.getConstructSignatures().length > 0)) {
    return 'component';
  }
  if (!called) return 'constant';
  return /^use[A-Z]/.test(name) ? 'hook' : 'function';
}

function readProps(checker: ts.TypeChecker, component: ts.Type) {
  const [signature] = [...component.getCallSignatures(), ...component.getConstructSignatures()];
  const [parameter] = signature?.parameters ?? [];
  if (!parameter) return { props: [], ref: false, host: false };
  const all = propertiesOf(checker.getTypeOfSymbol(parameter));
  const own = all.filter((property) => property.declarations?.some(isOurs));
  return {
    props: own
      .map((property) => readProp(checker, property))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    ref: all.some((property) => property.name === 'ref'),
    host: all.some((property) => property.name === 'aria-live' && !own.includes(property)),
  };
}

/** The properties of a type, or of every member of a union of props that exclude one another. */
function propertiesOf(type: ts.Type): ts.Symbol[] {
  const found = new Map<string, ts.Symbol>();
  for (const member of type.isUnion() ? type.types : [type]) {
    for (const property of member.getProperties()) {
      if (!found.has(property.name)) found.set(property.name, property);
    }
  }
  return [...found.values()];
}

function isOurs(declaration: ts.Declaration): boolean {
  return !declaration.getSourceFile().fileName.includes('/node_modules/');
}

function readProp(checker: ts.TypeChecker, property: ts.Symbol): Prop {
  return {
    name: property.name,
    type: writeType(checker, property),
    optional: Boolean(property.flags & ts.SymbolFlags.Optional),
  };
}

/**
 * A closed set is written out, in one order; anything else as its author wrote it, since the
 * compiler's own wording depends on what it read first.
 */
function writeType(checker: ts.TypeChecker, property: ts.Symbol): string {
  const type = checker.getTypeOfSymbol(property);
  const members = (type.isUnion() ? type.types : [type]).filter(
    (member) => !(member.flags & ts.TypeFlags.Undefined),
  );
  const closed = members.every((member) => member.isStringLiteral() || member.isNumberLiteral());
  if (closed && members.length > 0) {
    return members
      .map((member) => checker.typeToString(member).replaceAll('"', "'"))
      .toSorted()
      .join(' | ');
  }
  const declaration = property.declarations?.find(
    (node): node is ts.PropertySignature => ts.isPropertySignature(node) && Boolean(node.type),
  );
  const written = declaration?.type?.getText() ?? checker.typeToString(type);
  return written
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
}
