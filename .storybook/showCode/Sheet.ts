import { NotExpressible } from './values.ts';

/** A name that is imported from a package. */
export interface ImportedName {
  from: string;
  name: string;
  local: string;
  typeOnly: boolean;
}

/**
 * The declarations above an example: its imports, and the constants, functions and types that it
 * uses.
 */
export class Sheet {
  /** Whether data is a prop of the example instead of being written out above it. */
  readonly takesData: boolean;
  /** In order of dependency. */
  readonly #above: string[] = [];
  /** The same for those that use a prop of the example, inside which they are declared. */
  readonly #inside: string[] = [];
  /** The props of the example, with their types. */
  readonly #given = new Map<string, string>();
  readonly #usesGiven = new Set<string>();
  /** A stack: whether the declaration being written uses a prop of the example. */
  readonly #open: { usesGiven: boolean }[] = [];
  readonly #imports = new Map<string, Map<string, boolean>>();
  /** Every declared name, with its meaning. */
  readonly #names = new Map<string, unknown>([
    ['Example', 'the example'],
    ['ExampleProps', 'its props'],
  ]);

  constructor(takesData: boolean) {
    this.takesData = takesData;
  }

  /**
   * Imports a name; the entries of one package that hold the same name count as one.
   *
   * @returns its name on the sheet: a type whose name is taken gets another one.
   */
  import({ from, name, local, typeOnly }: ImportedName): string {
    const meaning = `${packageOf(from)} ${name}`;
    const taken = this.#names.get(local);
    if (typeOnly && taken !== undefined && taken !== meaning) {
      return this.import({ from, name, local: `${local}Data`, typeOnly });
    }
    this.claim(local, meaning);
    const as = local === name ? name : `${name} as ${local}`;
    const known = [...this.#imports].find(
      ([other, names]) => names.has(as) && packageOf(other) === packageOf(from),
    );
    const [module, names] = known ?? [from, this.#imports.get(from) ?? new Map<string, boolean>()];
    names.set(as, (names.get(as) ?? true) && typeOnly);
    this.#imports.set(module, names);
    return local;
  }

  /** Whether a name is new; throws if it already has another meaning. */
  claim(name: string, meaning: unknown): boolean {
    const known = this.#names.get(name);
    if (known !== undefined && known !== meaning) {
      throw new NotExpressible(`Two things in it are called ${name}.`);
    }
    this.#names.set(name, meaning);
    return known === undefined;
  }

  /** Makes data a prop of the example. */
  give(name: string, type: string): void {
    this.#given.set(name, type);
    this.#usesGiven.add(name);
  }

  /** Adds a statement above the example, or inside it if the statement uses one of its props. */
  state(name: string, write: () => string): void {
    const place = { usesGiven: false };
    this.#open.push(place);
    const statement = write();
    this.#open.pop();
    if (!place.usesGiven) {
      this.#above.push(statement);
      return;
    }
    if (/^[A-Z][a-z]/.test(name)) throw new NotExpressible(`${name} would be made in a component.`);
    this.#usesGiven.add(name);
    this.#inside.push(statement);
  }

  /** Whether the declaration being written is above the example. */
  get isAbove(): boolean {
    return this.#open.length > 0;
  }

  /** Records that the declaration being written uses a name. */
  use(name: string): void {
    const place = this.#open.at(-1);
    if (place && this.#usesGiven.has(name)) place.usesGiven = true;
  }

  /** All of the code, around the body of the example. */
  code(body: string): string {
    const imports = [...this.#imports]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([from, names]) => importLine(from, names));
    const types = [...this.#given].map(([name, type]) => `${name}: ${type};`);
    const props = types.length > 0 ? [`interface ExampleProps {\n${types.join('\n')}\n}`] : [];
    const parameters =
      types.length > 0 ? `{ ${[...this.#given.keys()].join(', ')} }: ExampleProps` : '';
    const example = [`export function Example(${parameters}) {`, ...this.#inside, body, '}'];
    return [imports.join('\n'), ...this.#above, ...props, example.join('\n')].join('\n\n');
  }
}

function importLine(from: string, names: ReadonlyMap<string, boolean>): string {
  const sorted = [...names].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en', { sensitivity: 'base' }),
  );
  const onlyTypes = sorted.every(([, typeOnly]) => typeOnly);
  const list = sorted.map(([name, typeOnly]) => (typeOnly && !onlyTypes ? `type ${name}` : name));
  return `import ${onlyTypes ? 'type ' : ''}{ ${list.join(', ')} } from '${from}';`;
}

/** `@dime-time/ui` of `@dime-time/ui/screens/Debts`. */
function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
