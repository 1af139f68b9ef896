/**
 * The folders of packages/api/src, lowest first. A folder may import only from folders of the lines
 * before its own: not from its own line, not from a later one, and not from the files at the root.
 */
const API_ORDER = [
  ['config'],
  ['db'],
  ['ledger'],
  ['http', 'jobs'],
  ['auth', 'static'],
  ['account', 'marketing', 'round-ups', 'token'],
  ['crypto', 'debts', 'transactions'],
  ['banking', 'dashboard'],
  ['seed'],
];

const API_SUBJECTS =
  'account|banking|crypto|dashboard|debts|marketing|round-ups|token|transactions';

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
 * One way down, and nobody reaches back up: finance-core ← ui ← app, with the mocks beside them.
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
        'A page that formats money must not ship schemas: valibot belongs to contract and validate.',
      severity: 'error',
      from: {
        path: '^packages/finance-core/src',
        pathNot: '^packages/finance-core/src/(contract|validate)/',
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
        pathNot: ['^packages/finance-core/src/(contract|validate)/', '\\.test(-d)?\\.ts$'],
      },
      to: { path: '^packages/finance-core/src/(contract|validate)/' },
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
      name: 'components-do-not-know-screens',
      comment:
        'A screen is made of components; a component that needs a screen is in the wrong place.',
      severity: 'error',
      from: { path: '^packages/ui/src/(components|charts|theme)/' },
      to: { path: '^packages/ui/src/screens/' },
    },
    {
      name: 'theme-is-the-bottom-of-ui',
      comment:
        'The theme is used by every component, so it can use none but the toaster it mounts.',
      severity: 'error',
      from: { path: '^packages/ui/src/theme/' },
      to: {
        path: '^packages/ui/src/(components/(?!(Toaster|Tooltip|Money|Link)/)|charts|screens)',
      },
    },
    {
      name: 'app-never-sees-the-mocks',
      comment: 'The app speaks the wire contract; the build puts the mocks in front of it.',
      severity: 'error',
      from: { path: '^packages/app/src' },
      to: { path: '^(mocks|stories|tests|packages/api)/' },
    },
    {
      name: 'mocks-use-finance-core-only',
      comment: 'The mocks answer the contract with the rules of finance-core, like the API would.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(packages/(ui|app|api)|stories|tests)/' },
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
      from: { path: '^(packages|mocks)/', pathNot: '\\.test(-d)?\\.tsx?$' },
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
    // The project on Next has packages of its own, which the house does not install.
    exclude: { path: '(^|/)(dist|dist-demo|public|package/next)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['dime-time-source', 'import', 'module', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
