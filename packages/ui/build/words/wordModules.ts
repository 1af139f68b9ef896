import { format, resolveConfig } from 'prettier';
import { localeModules } from './localeModules.ts';
import { messageArguments } from './messageArguments.ts';
import { capitalized, catalogueOf, compiled, NOTE, typeOf } from './moduleTexts.ts';
import { pseudoMessage } from './pseudoMessage.ts';
import { readCatalogue, readLocales, SOURCE_LOCALE, type MessageGroup } from './readCatalogue.ts';

/** The modules that are generated from the catalogues: their texts by their paths in `src`. */
export async function wordModules(): Promise<ReadonlyMap<string, string>> {
  const source = readCatalogue(SOURCE_LOCALE);
  const locales = readLocales().filter((each) => each !== SOURCE_LOCALE);
  const catalogues = new Map(locales.map((locale) => [locale, readCatalogue(locale)]));
  // A message without a plural in English may have one in another locale.
  const formats = (subject: string, group: string) =>
    [source, ...catalogues.values()].some((each) => needsFormatter(each[subject]?.[group] ?? {}));
  const modules = new Map<string, string>();
  for (const [subject, groups] of Object.entries(source)) {
    modules.set(`words/subjects/${subject}.ts`, subjectModule(subject, Object.keys(groups)));
    for (const [group, messages] of Object.entries(groups)) {
      modules.set(`words/subjects/${subject}/${group}.ts`, typeModule(group, messages));
      modules.set(
        `${subject}/words/${group}.ts`,
        groupModule(subject, group, messages, formats(subject, group)),
      );
    }
  }
  modules.set('words/Catalogue.ts', catalogueModule(Object.keys(source)));
  for (const [path, text] of localeModules(source, catalogues)) modules.set(path, text);
  return formatModules(modules);
}

/** The modules as they are committed. */
export async function formatModules(
  modules: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const options = { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' };
  const formatted = [...modules].map(
    async ([path, text]) => [path, await format(text, options)] as const,
  );
  return new Map(await Promise.all(formatted));
}

/** The module with the type of the words of one component. */
function typeModule(group: string, messages: MessageGroup): string {
  return `// ${NOTE}
    /** The words of ${capitalized(group)}. */
    ${wordsType(group, messages)}
  `;
}

/** The type of the words of one group. */
export function wordsType(group: string, messages: MessageGroup): string {
  return `export interface ${typeOf(group)} { ${Object.entries(messages).map(member).join('\n')} }`;
}

/** Whether a message has a plural, a number or a choice. */
export function needsFormatter(messages: MessageGroup): boolean {
  return /\bformatter\./.test(compiled(messages));
}

/** The module with the English words of one component, which a page loads with that component. */
function groupModule(
  subject: string,
  group: string,
  messages: MessageGroup,
  formats: boolean,
): string {
  const code = compiled(messages);
  const formatter = formats ? "import { formatterOf } from '../../words/formatterOf.ts';\n" : '';
  return `// ${NOTE}
    ${formatter}import { wordGroup } from '../../words/wordGroup.ts';
    import type { ${typeOf(group)} } from '../../words/subjects/${subject}/${group}.ts';

    export const ${group}Words = wordGroup<${typeOf(group)}>(
      '${subject}.${group}', ${code} ${formats ? ', formatterOf' : ''}
    );
  `;
}

/** What a catalogue may have of one subject. */
function subjectModule(subject: string, groups: readonly string[]): string {
  const imports = groups.map(
    (group) => `import type { ${typeOf(group)} } from './${subject}/${group}.ts';`,
  );
  const members = groups.map(
    (group) => `readonly '${subject}.${group}'?: Translation<${typeOf(group)}>;`,
  );
  return `// ${NOTE}
    import type { Translation } from '../wordGroup.ts';
    ${imports.join('\n')}

    /** Words of ${subject} in place of the English ones, by component. */
    export interface ${catalogueOf(subject)} { ${members.join('\n')} }
  `;
}

/** A member of a type of words, with its English text as the comment. */
function member([key, message]: [key: string, message: string]): string {
  const values = [...messageArguments(message)].map(([name, type]) => `readonly ${name}: ${type}`);
  const type = values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`;
  return `/** ${message.replaceAll('*/', '*\\/')} */\nreadonly ${key}: ${type};`;
}

/** Every subject, so that the catalogue of a site or of a locale is checked. */
function catalogueModule(subjects: readonly string[]): string {
  const imports = subjects.map(
    (subject) => `import type { ${catalogueOf(subject)} } from './subjects/${subject}.ts';`,
  );
  return `// ${NOTE}
    ${imports.join('\n')}

    /** Words in place of the English ones, by component; what is left out stays English. */
    export interface Catalogue extends ${subjects.map(catalogueOf).join(', ')} {}
  `;
}

/** The text of a module with the catalogue of the pseudo-locale, in JavaScript. */
export function pseudoWords(): string {
  const groups = Object.entries(readCatalogue(SOURCE_LOCALE)).flatMap(([subject, each]) =>
    Object.entries(each).map(([group, messages]) => {
      const pseudo = Object.entries(messages).map(([key, text]) => [key, pseudoMessage(text)]);
      return `'${subject}.${group}': ${compiled(Object.fromEntries(pseudo) as MessageGroup)},`;
    }),
  );
  return `export const words = { ${groups.join('\n')} };`;
}
