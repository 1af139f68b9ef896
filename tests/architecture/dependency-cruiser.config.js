/** The folders of packages/app/src that import no subject, lowest first. */
const APP_BASE = [
  'config',
  'storage',
  'language',
  'analytics',
  'http',
  'offline',
  'cache',
  'auth',
  'shell',
];
const APP = '^packages/app/src/';
/** Every other folder is a subject. */
const APP_SUBJECT = `(?!(?:${APP_BASE.join('|')})/)[^/]+`;

/**
 * The folders of the app: the base in one order, the subjects above it, the root above them.
 *
 * @type {import('dependency-cruiser').IConfiguration['forbidden']}
 */
const appFolders = [
  {
    name: 'app-base-knows-no-subject',
    comment: 'Subjects use the base: pass in what the base needs, or move it down.',
    severity: 'error',
    from: { path: `${APP}(${APP_BASE.join('|')})/` },
    to: { path: APP, pathNot: `${APP}(${APP_BASE.join('|')})/` },
  },
  ...APP_BASE.slice(0, -1).map((folder, at) => ({
    name: `app-${folder}-imports-downward`,
    comment: `The order of the base is ${APP_BASE.join(' < ')}: move what both need down.`,
    severity: /** @type {const} */ ('error'),
    from: { path: `${APP}${folder}/` },
    to: { path: `${APP}(${APP_BASE.slice(at + 1).join('|')})/` },
  })),
  {
    name: 'app-subjects-meet-at-their-index',
    comment: 'Import from the index.ts of the other subject: its other files are private.',
    severity: 'error',
    from: { path: `${APP}(${APP_SUBJECT})/` },
    to: { path: `${APP}(${APP_SUBJECT})/`, pathNot: [`${APP}$1/`, `${APP}[^/]+/index\\.ts$`] },
  },
  {
    name: 'app-root-loads-pages',
    comment: 'The root loads pages and uses what a subject exports in its index.ts.',
    severity: 'error',
    from: { path: `${APP}[^/]+$` },
    to: { path: `${APP}(${APP_SUBJECT})/`, pathNot: `${APP}[^/]+/(\\w+Page\\.tsx|index\\.ts)$` },
  },
  {
    name: 'app-folders-without-cycles',
    comment: 'Two folders that need each other are one folder, or hide a third.',
    severity: 'error',
    scope: 'folder',
    from: { path: `${APP}[^/]+$` },
    to: { path: `${APP}[^/]+$`, circular: true },
  },
];

/**
 * The folders of packages/api/src, lowest first. A folder may import only from folders of the lines
 * before its own: not from its own line, not from a later one, and not from the files at the root.
 */
const API_ORDER = [
  ['config'],
  ['encryption', 'metrics'],
  ['db'],
  ['ledger'],
  ['http', 'jobs'],
  ['auth', 'static'],
  ['account', 'marketing', 'round-ups', 'token'],
  ['crypto', 'debts', 'transactions'],
  ['banking', 'dashboard'],
  ['calendar'],
  ['seed'],
  ['cli'],
];

const API_SUBJECTS =
  'account|banking|calendar|crypto|dashboard|debts|marketing|round-ups|token|transactions';

const apiRules = [
  ...API_ORDER.flatMap((folders, line) =>
    folders.map((folder) => ({
      name: 'api-folders-keep-their-order',
      comment: `${folder} is below what it imports: move the shared part down, or pass it in from above.`,
      severity: 'error',
      from: { path: `^packages/api/src/${folder}/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          `^packages/api/src/(${API_ORDER.slice(line).flat().join('|')}|testing)/`,
          '^packages/api/src/[^/]+\\.ts$',
        ],
        pathNot: `^packages/api/src/${folder}/`,
      },
    })),
  ),
  {
    name: 'api-folders-have-a-place',
    comment: 'A new folder needs its line in API_ORDER, or nothing says what may import it.',
    severity: 'error',
    from: {},
    to: {
      path: '^packages/api/src/',
      pathNot: `^packages/api/src/((${API_ORDER.flat().join('|')}|testing)/|[^/]+$)`,
    },
  },
  {
    name: 'api-subjects-are-used-by-their-index',
    comment: 'A subject exports from its index.ts what others may use; import it from there.',
    severity: 'error',
    from: {
      path: '^packages/api/src/([^/]+)/|^packages/api/src/[^/]+\\.ts$',
      pathNot: '\\.test\\.ts$',
    },
    to: {
      path: `^packages/api/src/(${API_SUBJECTS})/`,
      pathNot: ['^packages/api/src/[^/]+/index\\.ts$', '^packages/api/src/$1/'],
    },
  },
];

/**
 * Imports go one way and never back: finance-core ← ui ← app, with the mocks beside them.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'finance-core-imports-valibot-only',
      comment:
        'The money rules run anywhere: no package but valibot, and nothing of ours above them.',
      severity: 'error',
      from: { path: '^packages/finance-core/src', pathNot: '\\.test(-d)?\\.ts$' },
      to: { pathNot: ['^packages/finance-core/src', '(^|/)node_modules/valibot/'] },
    },
    {
      name: 'schemas-stay-at-the-edge',
      comment:
        'A page that formats money must not ship schemas: valibot belongs to contract and validation.',
      severity: 'error',
      from: {
        path: '^packages/finance-core/src',
        pathNot: '^packages/finance-core/src/(contract|validation)/',
      },
      to: { path: '(^|/)node_modules/valibot/' },
    },
    {
      name: 'formulas-do-not-know-the-wire',
      comment:
        'Formulas take minimal inputs; the contract and the form checks use them, not the reverse.',
      severity: 'error',
      from: {
        path: '^packages/finance-core/src',
        pathNot: ['^packages/finance-core/src/(contract|validation|server)/', '\\.test(-d)?\\.ts$'],
      },
      to: { path: '^packages/finance-core/src/(contract|validation|server)/' },
    },
    {
      name: 'ui-imports-finance-core-only',
      comment: 'Components take props and give callbacks: move the wiring to packages/app.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(packages/(app|api)|mocks|stories|tests)/' },
    },
    {
      name: 'ui-fetches-and-routes-nothing',
      comment: 'No fetch, no router and no data cache in ui: pass data in and callbacks out.',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '(^|/)node_modules/(swr|wouter|msw|valibot)/' },
    },
    {
      name: 'ui-subjects-meet-at-their-index',
      comment:
        "Another subject's files are its own: import from its index.ts, or move what both use to internal.",
      severity: 'error',
      from: { path: '^packages/ui/src/([^/]+)/', pathNot: '\\.test(-d)?\\.tsx?$' },
      to: {
        path: '^packages/ui/src/(?!theme/|words/|internal/)[^/]+/',
        pathNot: ['^packages/ui/src/$1/', '^packages/ui/src/[^/]+/index\\.ts$'],
        // A part that loads later is imported by its own file, or the whole subject would load with it.
        dynamic: false,
      },
    },
    {
      name: 'ui-internal-knows-no-component',
      comment: 'What every subject may use is below them: theme and internal reach no subject.',
      severity: 'error',
      from: { path: '^packages/ui/src/(theme|internal)/' },
      to: { path: '^packages/ui/src/(?!theme/|words/|internal/)' },
    },
    {
      name: 'ui-theme-is-the-bottom',
      comment: 'Every component wears the theme, so it can use nothing of them, nor their helpers.',
      severity: 'error',
      from: { path: '^packages/ui/src/theme/' },
      to: { path: '^packages/ui/src/(?!theme/)' },
    },
    {
      name: 'ui-words-know-no-component',
      comment: 'Every component reads its words, so words reach no other folder.',
      severity: 'error',
      from: { path: '^packages/ui/src/words/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/ui/src/(?!words/)' },
    },
    {
      name: 'ui-primitives-know-no-subject',
      comment: 'A primitive that needs a subject is a part of that subject.',
      severity: 'error',
      from: { path: '^packages/ui/src/primitives/', pathNot: '\\.test(-d)?\\.tsx?$' },
      to: { path: '^packages/ui/src/(?!theme/|words/|internal/|primitives/)' },
    },
    {
      name: 'app-never-sees-the-mocks',
      comment: 'The app speaks the wire contract; the build puts the mocks in front of it.',
      severity: 'error',
      from: { path: '^packages/app/src' },
      to: { path: '^(mocks|stories|tests|packages/api)/' },
    },
    ...appFolders,
    {
      name: 'mocks-use-finance-core-only',
      comment: 'The mocks answer the contract with the rules of finance-core, like the API would.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(packages/(ui|app|api)|stories|tests)/' },
    },
    {
      name: 'pages-load-no-server-rules',
      comment: 'The entry server is for servers of the contract: a page shows what they answer.',
      severity: 'error',
      from: { path: '^packages/(ui|app)/src' },
      to: { path: '^packages/finance-core/src/server/' },
    },
    {
      name: 'mocks-folders-have-no-cycles',
      comment:
        'store ← http ← subjects ← scenarios ← backend: move what two folders share below both.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^mocks/' },
      to: { circular: true },
    },
    {
      name: 'mocks-subjects-meet-at-their-index',
      comment: "Another subject's files are private to it: import from its index.ts.",
      severity: 'error',
      from: { path: '^mocks/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^mocks/(?!store/|http/|scenarios/|backend/)[^/]+/',
        pathNot: ['^mocks/$1/', '^mocks/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'mocks-store-is-the-bottom',
      comment: 'The state knows no request and no subject.',
      severity: 'error',
      from: { path: '^mocks/store/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mocks/(?!store/)' },
    },
    {
      name: 'mocks-http-knows-no-subject',
      comment: 'The request pipeline is the same for all subjects: pass what differs as a handler.',
      severity: 'error',
      from: { path: '^mocks/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mocks/(?!store/|http/)' },
    },
    {
      name: 'mocks-subjects-know-no-scenario',
      comment: 'Scenarios are made of subjects, and the backend of both.',
      severity: 'error',
      from: { path: '^mocks/(?!scenarios/|backend/)[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^mocks/(scenarios|backend)/' },
    },
    {
      name: 'api-uses-finance-core-only',
      comment:
        'The API answers the contract with the rules of finance-core; pages are files to it.',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^(packages/(ui|app)|mocks|stories|tests)/' },
    },
    ...apiRules,
    {
      name: 'no-tests-in-the-product',
      comment: 'Test tools are devDependencies and never part of what ships.',
      severity: 'error',
      from: {
        path: '^(packages|mocks)/',
        pathNot: ['\\.test(-d)?\\.tsx?$', '^packages/api/src/testing/'],
      },
      to: { path: '(^|/)node_modules/(vitest|fast-check|playwright|storybook|@storybook)/' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The projects of partners use packages as they are packed, which the workspace does not install.
    // Anchored: the packages of others are in `dist`, too, and rules name them.
    exclude: {
      path: '^(packages/[^/]+/(dist|dist-demo|public)|mocks/(dist|public)|\\.storybook/public|tests/package/(next|partner/src))/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['dime-time-source', 'import', 'module', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
