import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A prop as react-docgen-typescript describes it. */
export interface DescribedProp {
  name: string;
  type: { name: string };
  /** The interface that declares it, and its file. */
  parent?: { fileName: string; name: string };
}

/** Matches a type that the compiler expanded or truncated, because it has lost its name. */
const WRITTEN_OUT = /[{…]|\.\.\.|NonNullable</;

const root = join(import.meta.dirname, '..');
const sources = new Map<string, ts.SourceFile>();

/**
 * Returns the type of a prop: as its interface declares it if the compiler would expand a named
 * type, otherwise as the compiler prints it.
 *
 * @example declaredType(debts) // 'readonly Debt[]', not 'readonly { id: string; … 7 more …; }[]'
 */
export function declaredType({ name, type, parent }: DescribedProp): string {
  // The parser may name files from the folder above the project.
  const [file] = /packages\/ui\/src\/.*/.exec(parent?.fileName ?? '') ?? [];
  if (!parent || !file || !WRITTEN_OUT.test(type.name)) return type.name;
  return declaredIn(sourceOf(join(root, file)), parent.name, name) ?? type.name;
}

/**
 * The text of a member’s type in an interface of a file, without the `undefined` of optional
 * members.
 */
function declaredIn(source: ts.SourceFile, owner: string, name: string): string | undefined {
  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== owner) continue;
    for (const member of statement.members) {
      if (!ts.isPropertySignature(member) || member.name.getText(source) !== name) continue;
      const text = member.type?.getText(source).replaceAll(/\s+/g, ' ');
      return text?.replace(/ \| undefined$/, '');
    }
  }
  return undefined;
}

function sourceOf(path: string): ts.SourceFile {
  const known = sources.get(path);
  if (known) return known;
  const text = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  sources.set(path, source);
  return source;
}
