/** What a deployment may choose, read once when the app starts. */
export interface AppConfig {
  /** `live` calls a server; `mock` marks a build that carries the demo household. */
  readonly apiMode: 'live' | 'mock';
  /** Origin of the server, without a slash at the end; empty for the page's own. */
  readonly apiBaseUrl: string;
  readonly productName: string;
  /** The bank-connection provider's path segment, `{bank}` in the contract. */
  readonly bankProvider: string;
  /** The key of the crypto-trading provider in the service status. */
  readonly cryptoProvider: string;
  /** Without one, analytics never load. */
  readonly gaMeasurementId: string | undefined;
  /** Address of a QR image service; without one, the app draws the code itself. */
  readonly qrImageService: string | undefined;
  readonly contactEmail: string;
}

/** The variables as a build tool hands them over. */
export type Environment = Readonly<Record<string, unknown>>;

/**
 * Reads the `VITE_*` variables. An empty one counts as absent.
 *
 * @throws Error that names the variable whose value cannot be used, so that a wrong deployment fails
 *   at once and not in the middle of a payment.
 */
export function parseConfig(env: Environment): AppConfig {
  return {
    apiMode: readMode(text(env, 'VITE_API_MODE')),
    apiBaseUrl: readOrigin(env, 'VITE_API_BASE_URL') ?? '',
    productName: text(env, 'VITE_PRODUCT_NAME') ?? 'Dime Time',
    bankProvider: readSegment(env, 'VITE_BANK_PROVIDER') ?? 'plaid',
    cryptoProvider: readSegment(env, 'VITE_CRYPTO_PROVIDER') ?? 'coinbase',
    gaMeasurementId: text(env, 'VITE_GA_MEASUREMENT_ID'),
    qrImageService: text(env, 'VITE_QR_IMAGE_SERVICE'),
    contactEmail: text(env, 'VITE_CONTACT_EMAIL') ?? 'hello@dimetime.example',
  };
}

function text(env: Environment, name: string): string | undefined {
  const value = env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function readMode(value: string | undefined): AppConfig['apiMode'] {
  if (value === undefined) return 'live';
  if (value === 'live' || value === 'mock') return value;
  throw new Error(`VITE_API_MODE is 'live' or 'mock'; got '${value}'.`);
}

function readOrigin(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new Error(`${name} is an http or https address; got '${value}'.`);
  }
  return value.replace(/\/+$/, '');
}

function readSegment(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !/^[A-Za-z0-9_-]+$/.test(value)) {
    throw new Error(`${name} is one path segment of letters, digits, - and _; got '${value}'.`);
  }
  return value;
}
