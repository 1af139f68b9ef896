import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A prop as react-docgen-typescript describes it. */
export interface DescribedProp {
  name: string;
  type: { name: string };
  /** The interface that declares it, and the file of that. */
  parent?: { fileName: string; name: string };
}

/** A type that the compiler wrote out, or cut short, since its own name is not known to it. */
const WRITTEN_OUT = /[{…]|\.\.\.|NonNullable</;

const root = join(import.meta.dirname, '..');
const sources = new Map<string, ts.SourceFile>();

/**
 * The type of a prop: as its interface declares it where the compiler would write out what a named type
 * is made of, and as the compiler says it otherwise.
 *
 * @example declaredType(debts) // 'readonly Debt[]', not 'readonly { id: string; … 7 more …; }[]'
 */
export function declaredType({ name, type, parent }: DescribedProp): string {
  // The parser may name files from the folder above the project.
  const [file] = /packages\/ui\/src\/.*/.exec(parent?.fileName ?? '') ?? [];
  if (!parent || !file || !WRITTEN_OUT.test(type.name)) return type.name;
  return declaredIn(sourceOf(join(root, file)), parent.name, name) ?? type.name;
}

/** The text of a member's type in an interface of a file, without the `undefined` that every optional one takes. */
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
