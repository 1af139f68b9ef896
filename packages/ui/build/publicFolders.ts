/** A folder of `src` whose exports partners may import, alone or with the rest of the package. */
export interface PublicFolder {
  /** The folder above it: `debts`. */
  readonly subject: string;
  /** Its own name, which is the name of its component: `DebtCard`. */
  readonly name: string;
  /** The first part of its import path: `@dime-time/ui/components/DebtCard`. */
  readonly kind: 'components' | 'charts' | 'screens';
  readonly exports: readonly PublicExport[];
}

interface PublicExport {
  readonly name: string;
  readonly isType: boolean;
  /** The module that declares it, from `src`: `debts/DebtCard/DebtCard.tsx`. */
  readonly module: string;
}

/** The folders that hold a whole page; every other folder holds a part of one. */
export const SCREENS: readonly string[] = [
  'Banking',
  'BusinessAnalytics',
  'Crypto',
  'Dashboard',
  'DebtPage',
  'Debts',
  'DimeToken',
  'Insights',
  'Landing',
  'Legal',
  'LoadingScreen',
  'NotFound',
  'Notifications',
  'Offline',
  'PayoffPlanner',
  'Qr',
  'Sessions',
  'Settings',
  'SignUp',
  'Stats',
  'Transactions',
];

const EXPORT_LIST = /export\s+(type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;

/** One export that an index lists. */
export interface Listed {
  readonly name: string;
  readonly isType: boolean;
  readonly from: string;
}

/**
 * Finds the folders with public exports, in the order of their subjects and names.
 *
 * @param packageIndex the text of `src/index.ts`, which lists what is public.
 * @param subjectIndexes the text of each `src/<subject>/index.ts`, by subject. They also list what only
 *   other subjects of the package use, which is left out.
 */
export function publicFolders(
  packageIndex: string,
  subjectIndexes: Readonly<Record<string, string>>,
): PublicFolder[] {
  const published = new Set(readExports(packageIndex).map(({ name }) => name));
  return Object.entries(subjectIndexes)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([subject, text]) => {
      const folders = new Map<string, PublicExport[]>();
      for (const { name, isType, from } of readExports(text)) {
        const [, folder] = /^\.\/(\w+)\//.exec(from) ?? [];
        if (!folder || !published.has(name)) continue;
        const module = `${subject}/${from.slice(2)}`;
        folders.set(folder, [...(folders.get(folder) ?? []), { name, isType, module }]);
      }
      return [...folders]
        .map(([name, exports]) => ({ subject, name, kind: kindOf(subject, name), exports }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    });
}

/** Reads what an `index.ts` exports, and from which modules. */
export function readExports(text: string): Listed[] {
  return [...text.matchAll(EXPORT_LIST)].flatMap(([, allTypes, list = '', from = '']) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
      .map((item) => ({
        name: item.replace(/^type\s+/, ''),
        isType: allTypes !== undefined || /^type\s/.test(item),
        from,
      })),
  );
}

function kindOf(subject: string, name: string): PublicFolder['kind'] {
  if (subject === 'charts') return 'charts';
  return SCREENS.includes(name) ? 'screens' : 'components';
}
