/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function readChoice<Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const value = readText(env, name);
  if (value === undefined) return otherwise;
  const choice = choices.find((known) => known === value);
  if (!choice) throw new Error(`${name} is one of ${choices.join(', ')}.`);
  return choice;
}

export function readCount(
  env: Environment,
  name: string,
  otherwise: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const value = readText(env, name);
  if (value === undefined) return otherwise;
  const count = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(count >= least && count <= most)) {
    throw new Error(`${name} is a whole number from ${least} to ${most}.`);
  }
  return count;
}

/** An http or https URL without a trailing slash; with a path only where `keepPath` is set. */
export function readOrigin(
  env: Environment,
  name: string,
  { keepPath = false }: { readonly keepPath?: boolean } = {},
): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new Error(`${name} is an http or https address.`);
  }
  if (url.username || url.password) throw new Error(`${name} names no user.`);
  if (!keepPath && url.pathname !== '/') throw new Error(`${name} is an address without a path.`);
  return keepPath ? value.replace(/\/+$/, '') : url.origin;
}

export function readSegment(env: Environment, name: string, otherwise: string): string {
  const value = readText(env, name) ?? otherwise;
  if (!/^[A-Za-z0-9][\w-]*$/.test(value)) {
    throw new Error(`${name} is one path segment of letters, digits, - and _.`);
  }
  return value;
}

/** The length of 128 random bits in base64. */
export const MIN_SECRET_LENGTH = 22;

/** One or more secrets separated by commas, the newest first. */
export function readSecrets(env: Environment, name: string): readonly string[] {
  const secrets = readText(env, name)?.split(',') ?? [];
  if (secrets.some((secret) => secret.trim().length < MIN_SECRET_LENGTH)) {
    throw new Error(`${name} has at least ${MIN_SECRET_LENGTH} characters.`);
  }
  return secrets.map((secret) => secret.trim());
}

/** Two variables that must be set together. */
export function readPair(
  env: Environment,
  first: string,
  second: string,
): readonly [string, string] | undefined {
  const [one, other] = [readText(env, first), readText(env, second)];
  if (one === undefined && other === undefined) return undefined;
  if (one === undefined || other === undefined) {
    throw new Error(`${first} and ${second} are set together or not at all.`);
  }
  return [one, other];
}
