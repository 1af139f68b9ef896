import { build, type InlineConfig, type Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/** What a document loads, or an `import()`. */
interface Entry {
  /** Ids of the modules that it brings, without those that another entry brings too. */
  readonly own: readonly string[];
  /** Ids of all modules that it loads before it runs. */
  readonly modules: ReadonlySet<string>;
  /** Files that these modules may load later. */
  readonly later: ReadonlySet<string>;
  readonly file: string;
}

const PACKAGE = /\/node_modules\//;
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const LANDING = /\/src\/landing\.tsx$/;
const LANDING_PAGE = /\/src\/marketing\/LandingPage\.tsx$/;
/** What a message of the landing page is sent with. */
const SENDING = /\/src\/marketing\/sendContact\.ts$/;
/** Nothing is left of it but a sheet, which comes before the sheets that change its values. */
const TOKENS = /\/ui\/src\/theme\/tokens\.css\.ts/;
const APP = /\/src\/App\.tsx$/;
/** What every page of the app loads. */
const MAIN = /\/src\/main\.tsx$/;
/** The page on which most visits start. */
const DASHBOARD = /\/src\/dashboard\/DashboardPage\.tsx$/;
const PAGE = /\/app\/src\/[^/]+\/\w+Page\.tsx$/;
const DEBTS = /\/src\/debts\/DebtsPage\.tsx$/;
/** The page that needs the most script. */
const PLANNER = /\/src\/debts\/PayoffPlannerPage\.tsx$/;
/** Its levers, which it loads once its answer is painted. */
const LEVERS = /\/PayoffPlanner\/PlanBody\.tsx$/;
/** Its chart, which it loads once that is in sight. */
const CHART = /\/PayoffPlanner\/PlanDetails\.tsx$/;

/** What so many pages need is in no chunk that is made for a few. */
const MANY = 3;

/**
 * Groups the modules that several pages share into a few chunks, by which pages need them.
 *
 * By default, the bundler makes a chunk of each set of modules that the same pages need: about seventy
 * for the dashboard, most of them smaller than the overhead of a request. A first build finds these
 * sets. The module graph alone would not: by the index files, every page imports everything, and only
 * the bundler knows what remains.
 *
 * No two of the chunks import each other: whatever needs a module needs its imports too, so they are in
 * its chunk or in one before it. With a circular import, a module could run before its dependency, and
 * the page would stay blank.
 */
export async function sharedChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const entries = entriesOf(await buildOnce(config));
  const landing = entryOf(entries, LANDING);
  const main = entryOf(entries, MAIN);
  const planner = entryOf(entries, PLANNER);
  const levers = entryOf(entries, LEVERS);
  const chart = entryOf(entries, CHART);
  const debts = entryOf(entries, DEBTS);
  const first = [main, entryOf(entries, DASHBOARD)];
  const sending = entryOf(entries, SENDING);
  const others = entries.filter(({ modules }) => !hasMatch(modules, LANDING_PAGE));
  const later = entries.filter(
    (entry) => landing.later.has(entry.file) && entry !== sending && !hasMatch(entry.modules, APP),
  );
  const group = (name: string, test: (id: string) => boolean) => ({
    name,
    test,
    // A module of one page stays in that page’s chunk.
    minShareCount: 2,
  });
  const pages = entries.filter(({ own }) => hasMatch(own, PAGE));
  const isOfMany = (id: string) => pages.filter(({ modules }) => modules.has(id)).length >= MANY;
  const isOf = (some: readonly Entry[], id: string) => some.some(({ modules }) => modules.has(id));
  return {
    includeDependenciesRecursively: false,
    groups: [
      // React, which everything imports: it stays cached while the rest of the app changes.
      group('react', (id) => REACT.test(id)),
      // What the landing page shares with any other page.
      group('base', (id) => TOKENS.test(id) || (landing.modules.has(id) && isOf(others, id))),
      // Of the app, what the landing page loads after its first paint, and to send a message.
      group('layers', (id) => isOf(later, id) && isOf(first, id)),
      group('contract', (id) => sending.modules.has(id) && isOf(first, id)),
      // What every page of the app loads, and what the dashboard shares with the planner.
      group('everyday', (id) => isOf(first, id) && isOf([main, planner], id)),
      // What the dashboard shares with the chart of a plan, which needs little of the next.
      group('plots', (id) => isOf(first, id) && chart.modules.has(id)),
      // What the dashboard shares with any other page, such as the list of transactions.
      group('lists', (id) => isOf(first, id)),
      // Of what the planner needs besides: what the page of the debts needs too, what many pages need, and
      // the rest.
      group('debts', (id) => planner.modules.has(id) && debts.modules.has(id)),
      group('common', (id) => planner.modules.has(id) && isOfMany(id)),
      group('levers', (id) => planner.modules.has(id)),
      // Of its levers, the fields of a message of the landing page, and the packages that many pages need.
      // The styles of our own components stay apart, as a page would load all of them.
      group('fields', (id) => isOf(later, id) && levers.modules.has(id)),
      group('controls', (id) => PACKAGE.test(id) && isOfMany(id) && levers.modules.has(id)),
    ],
  };
}

/** Builds without writing, in chunks as the bundler makes them by default. */
async function buildOnce(config: InlineConfig): Promise<Output> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  if (!('output' in result)) throw new Error('The build has more than one output.');
  return result.output;
}

function entriesOf(output: Output): Entry[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const chunksFrom = (file: string, found = new Set<Rolldown.OutputChunk>()) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const each of chunk.imports) chunksFrom(each, found);
    return found;
  };
  return chunks
    .filter((chunk) => chunk.isEntry || chunk.isDynamicEntry)
    .map(({ fileName, moduleIds }) => {
      const loaded = [...chunksFrom(fileName)];
      return {
        file: fileName,
        own: moduleIds,
        modules: new Set(loaded.flatMap((chunk) => chunk.moduleIds)),
        later: new Set(loaded.flatMap((chunk) => chunk.dynamicImports)),
      };
    });
}

function entryOf(entries: readonly Entry[], pattern: RegExp): Entry {
  const entry = entries.find(({ own }) => hasMatch(own, pattern));
  if (!entry) throw new Error(`The build has no entry ${pattern}.`);
  return entry;
}

function hasMatch(ids: Iterable<string>, pattern: RegExp): boolean {
  return [...ids].some((id) => pattern.test(id));
}
