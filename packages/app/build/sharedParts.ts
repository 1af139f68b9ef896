import type { Rolldown } from 'vite';

/**
 * Which modules that several pages share travel together.
 *
 * Left alone, the bundler makes a file of each set of modules that the same pages need: exact, and some
 * seventy files for the dashboard, most of them smaller than the request for them. These are the sets a
 * signed-in person needs on nearly every page, each importing only itself and those before it: files in
 * a circle may run before what they need. So what a module of the first list imports is on that list,
 * or the page stays empty. Otherwise one on the wrong list costs bytes and breaks nothing; the budgets of
 * the tests tell.
 */
const GROUPS: Readonly<Record<string, readonly RegExp[]>> = {
  /** What the landing page begins with, and every other page as well. */
  base: [
    /vite[\\/]preload-helper\.js$/,
    /[\\/]node_modules[\\/](classnames|get-nonce|react|react-dom|scheduler)[\\/]/,
    /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]/,
    /[\\/]@radix-ui[\\/](react-(compose-refs|direction|primitive|slot|visually-hidden)|themes)[\\/]/,
    /[\\/]react-aria[\\/]dist[\\/]private[\\/](i18n[\\/](I18nProvider|useDefaultLocale|utils)|overlays[\\/]PortalProvider|ssr)/,
    /[\\/]finance-core[\\/]src[\\/]money[\\/](cents|format(Compact)?Usd|groupDigits|mulDiv|sumCents|toDecimalString)\./,
    /[\\/]ui[\\/]src[\\/](theme[\\/]|internal[\\/](latePart|lazyComponent|stack\.css|text\.css|useBrowserLayoutEffect|whenIdle)|primitives[\\/](actionResult|overlayStack|UiProvider|useFocusAfterRetry))/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](Button|Card|ErrorBoundary|ErrorState|Grid|Heading|Link|Logo|Money|SkipLink|Text|VisuallyHidden)[\\/]/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](EmptyState[\\/]EmptyState\.css|Toaster[\\/](Toast(Context|Region|er)\.tsx?|toasts)|Tooltip[\\/](tooltipTiming|TooltipTiming))/,
    /[\\/]app[\\/]src[\\/](analytics[\\/](analytics|browserPage|createAnalytics|events|signInMark|watchErrors)|brand|config|keepStyleNonce|offline[\\/]kept|parseConfig|shell[\\/](stored|usePreferences))/,
  ],
  /** What the landing page shares with a few others. */
  about: [
    /[\\/]finance-core[\\/]src[\\/]round-up[\\/]roundUp\./,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](BusinessProjections[\\/]BusinessProjections\.content|Footer[\\/](Footer\.css|VeteranBadge))/,
  ],
  /** What speaks with the server; the contact form of the landing page needs nothing else of the app. */
  contract: [
    /[\\/]node_modules[\\/]valibot[\\/]/,
    /[\\/]finance-core[\\/]src[\\/](contract|money|payoff[\\/]basisPoints|purse[\\/](earlierCauses|nextSweep)|round-up[\\/](multiplier|thresholds)|time)[\\/.]/,
    /[\\/]app[\\/]src[\\/]data[\\/](earlyAnswers|isSignedOut|request|retryAfter|sessionEnd)\./,
  ],
  /** What stands around every page, and on most of them. */
  everyday: [
    /[\\/]node_modules[\\/](dequal|regexparam|swr|use-sync-external-store|wouter)[\\/]/,
    /[\\/]finance-core[\\/]src[\\/](crypto[\\/]splitCryptoShare|debt|forecast|payoff|purse[\\/]isCollecting|round-up|token[\\/]milestones)/,
    /[\\/]ui[\\/]src[\\/](primitives[\\/](loadable|Dialog[\\/]useLateDialog)|round-ups[\\/](purse|latestWinsQueue|settingsDraft)|money[\\/]useMoneyText|charts[\\/]plot[\\/](ChartPlaceholder|plot\.css)|debts[\\/](householdFigures|useHousehold)|shell[\\/](LoadingScreen|NotFound|Offline)[\\/]|internal[\\/](meter|statCard|transactionRow|transactionList|BarRow))/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/](Badge|BarRow|Callout|DateText|EmptyState|FittedMoney|LoadablePanel|PageHeader|PayoffEstimate|Percent|ProgressMeter|Section|Skeleton|Stack|StaleMark|StatCard|StatCardsLoading|TransactionList|TransactionRow|VirtualList|Disclosure)[\\/]/,
    /[\\/]ui[\\/]src[\\/][a-z-]+[\\/]CoinMark[\\/]coinName\./,
    /[\\/]app[\\/]src[\\/](analytics|auth|data|offline|shell)[\\/](?!use)/,
    /[\\/]app[\\/]src[\\/](analytics|auth|offline|shell)[\\/]use/,
    /[\\/]app[\\/]src[\\/]data[\\/]use(DashboardSummary|Debts|Feature|FreshOnReturn|ItemAction|MoneyAction|MonthlyRoundUps|NewSweeps|Panel|Payments|Purse|Refresh|Resource|RoundUpSettings|StoredValue|Transactions|Unanswered|UndoPayment|User)\./,
    /[\\/]app[\\/]src[\\/](App|AppRoutes|firstReads|lazyPart|places|resolveView|routes)\./,
  ],
  /** What a message needs as well as a dialog: apart, so that a message brings no dialog along. */
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
  // Otherwise the first list would take React, which everything depends on.
  includeDependenciesRecursively: false,
  groups: Object.entries(GROUPS).map(([name, tests]) => ({
    name,
    test: (id) => tests.some((each) => each.test(id)),
    // What one page alone needs stays with that page.
    minShareCount: 2,
  })),
};
