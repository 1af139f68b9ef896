/**
 * Which modules that several pages share travel together.
 *
 * Left alone, the bundler makes a file of each set of modules that the same pages need: exact, and some
 * seventy files for the dashboard, most of them smaller than the request for them. These are the sets a
 * signed-in person needs on nearly every page. A module on the wrong list costs bytes and breaks
 * nothing; the budgets of the tests tell.
 */
/** What a message needs as well as a dialog: apart, so that the landing page takes no dialog for its messages. */
const LAYERS = [/[\\/]@radix-ui[\\/]react-(collection|dismissable-layer|portal|presence)[\\/]/];
const OVERLAYS = [
  /[\\/]@floating-ui[\\/]/,
  /[\\/]@radix-ui[\\/]react-(arrow|dialog|focus-guards|focus-scope|id|popper|tooltip|use-size)[\\/]/,
  /[\\/](aria-hidden|react-remove-scroll|react-remove-scroll-bar|use-callback-ref|use-sidecar)[\\/]/,
  /[\\/]ui[\\/]src[\\/]components[\\/]Tooltip[\\/]Tooltip\./,
];
const FIGURES = [
  /[\\/]finance-core[\\/]src[\\/]money[\\/](format|group|sum)/,
  /[\\/]ui[\\/]src[\\/]components[\\/](Badge|Card|FittedMoney|Link|Money|PageHeader|Percent|Section|Skeleton|SkipLink|StatCard)[\\/]/,
];
const PANELS = [
  /[\\/]ui[\\/]src[\\/]components[\\/](BarRow|Callout|DateText|LoadablePanel|PayoffEstimate|ProgressMeter|StaleMark|StatCardsLoading|TransactionList|TransactionRow|VirtualList)[\\/]/,
  /[\\/]ui[\\/]src[\\/](loadable|charts[\\/]plot[\\/](ChartPlaceholder|plot\.css))/,
];
const RECORDS = [
  /[\\/]app[\\/]src[\\/]data[\\/](moneyWrite|randomKey|toActionResult|useDashboardSummary|useDebts|useFeature|useMoneyAction|usePanel|usePayments|useRefresh|useTransactions)\./,
  /[\\/]app[\\/]src[\\/](offline[\\/]useOnline|shell[\\/]useClock)\./,
  /[\\/]finance-core[\\/]src[\\/](debt|payoff|time)[\\/](?!calendarDay)/,
];

const part = (name: string, tests: readonly RegExp[]) => ({
  name,
  test: (id: string) => tests.some((each) => each.test(id)),
  // What one page alone needs stays with that page.
  minShareCount: 2,
});

export const sharedParts = {
  // Otherwise the first list would take React, which everything depends on.
  includeDependenciesRecursively: false,
  groups: [
    part('icons', [/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]/]),
    part('layers', LAYERS),
    part('overlays', OVERLAYS),
    part('figures', FIGURES),
    part('panels', PANELS),
    part('records', RECORDS),
  ],
};
