import { catalogueOf, compiled, nameOf, NOTE } from './moduleTexts.ts';
import type { SubjectMessages } from './readCatalogue.ts';
import { wordUses, type WordPart, type WordUses } from './wordUses.ts';

type Messages = Readonly<Record<string, SubjectMessages>>;

/** The modules with the words of other locales, and those that load them: their texts by their paths. */
export function localeModules(
  source: Messages,
  catalogues: ReadonlyMap<string, Messages>,
): ReadonlyMap<string, string> {
  const { parts, screens } = wordUses(source);
  const modules = new Map<string, string>();
  for (const [locale, catalogue] of catalogues) {
    const folder = `words/locales/${locale}`;
    modules.set(`${folder}.ts`, localeModule(locale, Object.keys(catalogue)));
    for (const part of parts) {
      modules.set(`${folder}/${part.path}.ts`, partModule(locale, part, catalogue));
    }
    for (const subject of Object.keys(catalogue).filter((each) => isInParts(each, parts))) {
      modules.set(`${folder}/${subject}.ts`, subjectModule(locale, subject, parts));
    }
  }
  modules.set('words/wordLoaders.ts', loadersModule([...catalogues.keys()], parts));
  modules.set('words/screenWords.ts', screenWordsModule(screens));
  return modules;
}

function isInParts(subject: string, parts: readonly WordPart[]): boolean {
  return !parts.some(({ path }) => path === subject);
}

/** An entry of the package: the words of every subject in one locale. */
function localeModule(locale: string, subjects: readonly string[]): string {
  const imports = subjects.map(
    (subject) => `import { words as ${nameOf(subject)} } from './${locale}/${subject}.ts';`,
  );
  return `// ${NOTE}
    import type { Catalogue } from '../Catalogue.ts';
    ${imports.join('\n')}

    /** The words of every component in ${locale}. */
    export const words: Catalogue = { ${subjects.map((each) => `...${nameOf(each)},`).join('\n')} };
  `;
}

/** The words of one subject, an entry of the package, or of one of its parts. */
function partModule(locale: string, { path, subject, groups }: WordPart, all: Messages): string {
  const members = groups.map(
    (group) => `'${subject}.${group}': ${compiled(all[subject]?.[group] ?? {})},`,
  );
  const up = path === subject ? '../..' : '../../..';
  return `// ${NOTE}
    import type { ${catalogueOf(subject)} } from '${up}/subjects/${subject}.ts';

    /** The words of ${path} in ${locale}. */
    export const words: ${catalogueOf(subject)} = { ${members.join('\n')} };
  `;
}

/** An entry of the package: the words of one subject that is loaded in parts. */
function subjectModule(locale: string, subject: string, all: readonly WordPart[]): string {
  const parts = all.filter((part) => part.subject === subject).map(({ path }) => path);
  const names = parts.map((path) => path.slice(subject.length + 1)).toSorted();
  const imports = names.map(
    (name) => `import { words as ${name} } from './${subject}/${name}.ts';`,
  );
  return `// ${NOTE}
    import type { ${catalogueOf(subject)} } from '../../subjects/${subject}.ts';
    ${imports.join('\n')}

    /** The words of ${subject} in ${locale}. */
    export const words: ${catalogueOf(subject)} = { ${names.map((name) => `...${name}`).join(', ')} };
  `;
}

/** How the words are loaded, by locale. */
function loadersModule(locales: readonly string[], parts: readonly WordPart[]): string {
  const members = locales.map((locale) => {
    const loaders = parts.map(
      ({ path }) => `'${path}': () => import('./locales/${locale}/${path}.ts'),`,
    );
    return `'${locale}': { ${loaders.join('\n')} },`;
  });
  return `// ${NOTE}

    /** Loads the words of a subject, or of a part of it, by locale. */
    export const WORD_LOADERS = { ${members.join('\n')} };
  `;
}

/** Which words are those of each screen. */
function screenWordsModule(screens: WordUses['screens']): string {
  const members = Object.entries(screens).map(
    ([screen, paths]) => `${screen}: [${paths.map((each) => `'${each}'`).join(', ')}],`,
  );
  return `// ${NOTE}

    /** The words on each screen, and around every page: the subjects and parts of subjects. */
    export const SCREEN_WORDS = { ${members.join('\n')} } as const;
  `;
}
