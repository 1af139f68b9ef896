import {
  APP,
  chunksOf,
  LANDING,
  pagesOf,
  zippedKib,
  type Manifest,
  type ReadBuilt,
} from './manifest.ts';

/**
 * What a page may load of script. React, its DOM, the router and the cache alone are 75. A later page
 * brings what places menus and lists of choices, which the dashboard no longer loads. The planner also
 * has a budget with all that it loads until somebody uses it: parts further down, menus, messages and
 * dialogs come after a press, a key or a scroll.
 */
export const SCRIPT_KIB = {
  landing: 93.25,
  dashboard: 159,
  planner: 150,
  plannerUnused: 200,
  laterPage: 81,
} as const;

const DASHBOARD = 'src/dashboard/DashboardPage.tsx';
const PLANNER = 'src/debts/PayoffPlannerPage.tsx';

/**
 * What a page draws or fetches by itself after it is ready, on the largest of the usual screens, by the
 * names of the chunks. No user waits for it, but it is still downloaded.
 */
const AFTERWARDS: Readonly<Record<string, readonly string[]>> = {
  [LANDING]: ['QrCode', 'ContactForm'],
  [DASHBOARD]: ['HistoryPanel', 'SamplePanel', 'DebtTrendChart', 'Sparkline'],
  [PLANNER]: ['PlanBody', 'RoundUpWhatIf', 'StrategyOrder', 'PlanDetails'],
};

export interface ScriptSize {
  /** The page, as the manifest calls it. */
  page: string;
  /** What it loads before it is ready, with what its frame loads. */
  kib: number;
  limitKib: number;
  /** What it loads after it is ready, if that is known. */
  afterwardsKib?: number;
  /** The most that both may be, if there is a budget for it. */
  limitInAllKib?: number;
}

/**
 * The gzipped KiB of script of the landing page, of the dashboard and of the planner on a first visit,
 * and what each later page adds to those of the dashboard.
 */
export async function firstLoadScript(manifest: Manifest, read: ReadBuilt): Promise<ScriptSize[]> {
  const scripts = (keys: readonly string[]) =>
    new Set(chunksOf(manifest, keys).map((chunk) => chunk.file));
  const known = scripts([...APP, DASHBOARD]);
  const first = async (page: string, limitKib: number): Promise<ScriptSize> => {
    const before = page === LANDING ? scripts([page]) : scripts([...APP, page]);
    const after = without(scripts(keysOf(manifest, AFTERWARDS[page] ?? [])), before);
    const [kib, afterwardsKib] = await Promise.all([
      zippedKib(before, read),
      zippedKib(after, read),
    ]);
    return { page, kib, limitKib, afterwardsKib };
  };
  const later = pagesOf(manifest).filter((page) => page !== DASHBOARD);
  return Promise.all([
    first(LANDING, SCRIPT_KIB.landing),
    first(DASHBOARD, SCRIPT_KIB.dashboard),
    first(PLANNER, SCRIPT_KIB.planner).then((size) => ({
      ...size,
      page: `${PLANNER}, opened first`,
      limitInAllKib: SCRIPT_KIB.plannerUnused,
    })),
    ...later.map(async (page) => ({
      page,
      kib: await zippedKib(without(scripts([page]), known), read),
      limitKib: SCRIPT_KIB.laterPage,
    })),
  ]);
}

function without(files: Iterable<string>, known: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !known.has(file));
}

/** Whether a page loads more than it may. */
export function isOverBudget({
  kib,
  limitKib,
  afterwardsKib = 0,
  limitInAllKib = Infinity,
}: ScriptSize): boolean {
  return kib > limitKib || kib + afterwardsKib > limitInAllKib;
}

/** The chunks of these names, as the manifest calls them. */
function keysOf(manifest: Manifest, names: readonly string[]): string[] {
  return names.map((name) => {
    const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
    if (found === undefined) throw new Error(`The manifest has no chunk named ${name}.`);
    return found;
  });
}
