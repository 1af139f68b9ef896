import type { Rolldown } from 'vite';

/**
 * The modules that several pages share, grouped into chunks.
 *
 * By default, the bundler makes a chunk of each set of modules that the same pages need: about seventy
 * for the dashboard, most of them smaller than the overhead of a request. These groups are needed on
 * nearly every page of a signed-in user. Each imports only itself and those before it: with a circular
 * import between chunks, a module may run before its dependency, and the page stays blank. So the imports
 * of a module in the first group must be in that group too. Otherwise, a module in the wrong group only
 * costs bytes; the size budgets of the tests find that.
 */
const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  /** The first load of the landing page, and of every other page. */
  base: [
    /vite[\\/]preload-helper\.js$/,
    /[\\/]node_modules[\\/](get-nonce|react|react-dom|scheduler)[\\/]/,
    /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]/,
    /[\\/]@radix-ui[\\/]react-(compose-refs|direction|primitive|slot|visually-hidden)[\\/]/,
    /[\\/]react-aria[\\/]dist[\\/]private[\\/](i18n[\\/](I18nProvider|useDefaultLocale|utils)|overlays[\\/]PortalProvider|ssr)/,
    /[\\/]finance-core[\\/]src[\\/]money[\\/](cents|format(Compact)?Usd|groupDigits|mulDiv|sumCents|toDecimalString)\./,
    /[\\/]ui[\\/]src[\\/](theme[\\/]|internal[\\/](lazyComponent|stack\.css|text\.css|useBrowserLayoutEffect|whenIdle)|primitives[\\/](actionResult|overlayStack|UiProvider|useFocusAfterRetry))/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](Button|Card|ErrorBoundary|ErrorState|Grid|Heading|Link|Logo|Money|SkipLink|Text|VisuallyHidden)[\\/]/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](EmptyState[\\/]EmptyState\.css|Toaster[\\/](Toast(Context|Region|er)\.tsx?|toasts)|Tooltip[\\/](tooltipTiming|TooltipTiming))/,
    /[\\/]app[\\/]src[\\/](analytics[\\/](analytics|browserPage|createAnalytics|events|signInMark|watchErrors)|config[\\/](brand|config|parseAppConfig|storageKeys)\.|offline[\\/]offlineCache|shell[\\/](setCspNonce|usePreferences)|storage[\\/]stored(Choice|Text))/,
  ],
  /** Shared by the landing page and a few others. */
  about: [
    /[\\/]finance-core[\\/]src[\\/]round-ups[\\/]roundUp\./,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](BusinessProjections[\\/]BusinessProjections\.content|Footer[\\/](Footer\.css|VeteranBadge))/,
  ],
  /** The HTTP client; the contact form of the landing page needs nothing else of the app. */
  contract: [
    /[\\/]node_modules[\\/]valibot[\\/]/,
    /[\\/]finance-core[\\/]src[\\/](contract|money|debts[\\/]payoff[\\/]basisPoints|round-ups[\\/](purse[\\/](earlierCauses|nextSweep)|multiplier|thresholds)|time)[\\/.]/,
    /[\\/]app[\\/]src[\\/]http[\\/](httpError|preloadedResponses|request|retryAfter|sessionExpiry)\./,
  ],
  /** The frame of every page, and the content of most. */
  everyday: [
    /[\\/]node_modules[\\/](dequal|regexparam|swr|use-sync-external-store|wouter)[\\/]/,
    /[\\/]finance-core[\\/]src[\\/](crypto[\\/]splitCryptoShare|debts|forecast|round-ups|token[\\/]milestones)/,
    /[\\/]ui[\\/]src[\\/](primitives[\\/](loadable|Dialog[\\/]useLazyDialog)|round-ups[\\/](purse|latestWinsQueue|settingsDraft)|money[\\/]useMoneyText|charts[\\/]plot[\\/](ChartPlaceholder|plot\.css)|debts[\\/](householdFigures|useHousehold)|shell[\\/](LoadingScreen|NotFound|Offline)[\\/]|internal[\\/](meter|statCard|transactionRow|transactionList|BarRow))/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](Badge|BarRow|Callout|DateText|EmptyState|FittedMoney|LoadablePanel|PageHeader|PayoffEstimate|Percent|ProgressMeter|Section|Skeleton|Stack|StaleMark|StatCard|StatCardsLoading|TransactionList|TransactionRow|VirtualList|Disclosure)[\\/]/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/]CoinMark[\\/]coinName\./,
    /[\\/]app[\\/]src[\\/](analytics|auth|cache|config|http|offline|shell|storage)[\\/]/,
    /[\\/]app[\\/]src[\\/](debts|notifications|round-ups|transactions)[\\/](?!use(Bank|Notif))(?!\w*Page\.)/,
    /[\\/]app[\\/]src[\\/](App|AppRoutes|resolveView|routes)\./,
  ],
  /** Shared by toasts and dialogs: separate, so that a toast does not load the dialog. */
  layers: [
    /[\\/]@radix-ui[\\/](primitive|react-(collection|context|dismissable-layer|portal|presence|use-(callback-ref|controllable-state|effect-event|layout-effect)))[\\/]/,
  ],
  overlays: [
    /[\\/]@floating-ui[\\/]/,
    /[\\/]@radix-ui[\\/]react-(arrow|dialog|focus-guards|focus-scope|id|popper|tooltip|use-size)[\\/]/,
    /[\\/](aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)[\\/]/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/]Tooltip[\\/]Tooltip\./,
  ],
};

export const sharedParts: Rolldown.CodeSplittingOptions = {
  // Otherwise the first group would take React, on which everything depends.
  includeDependenciesRecursively: false,
  groups: Object.entries(GROUPS).map(([name, tests]) => ({
    name,
    test: (id) => tests.some((each) => each.test(id)),
    // A module of one page stays in that page’s chunk.
    minShareCount: 2,
  })),
};
