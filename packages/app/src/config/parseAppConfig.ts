/** The configuration of a deployment, read once when the app starts. */
export interface AppConfig {
  /** `live` calls a server; `mock` is a build with the demo household. */
  readonly apiMode: 'live' | 'mock';
  /** Origin of the server, without a trailing slash; empty for the document’s own. */
  readonly apiBaseUrl: string;
  readonly productName: string;
  /** The bank-connection provider's path segment, `{bank}` in the contract. */
  readonly bankProvider: string;
  /** The key of the crypto-trading provider in the service status. */
  readonly cryptoProvider: string;
  /** Without it, analytics are not loaded. */
  readonly gaMeasurementId: string | undefined;
  /** Address of a QR image service; without it, the app renders the code itself. */
  readonly qrImageService: string | undefined;
  readonly contactEmail: string;
}

/** The environment variables of the build. */
export type BuildEnvironment = Readonly<Record<string, unknown>>;

/**
 * Reads the `VITE_*` variables. An empty one counts as absent.
 *
 * @throws Error with the name of an invalid variable, so that a wrong deployment fails at the start.
 */
export function parseAppConfig(env: BuildEnvironment): AppConfig {
  return {
    apiMode: readApiMode(env),
    apiBaseUrl: readOrigin(env, 'VITE_API_BASE_URL') ?? '',
    productName: readText(env, 'VITE_PRODUCT_NAME') ?? 'Dime Time',
    bankProvider: readSegment(env, 'VITE_BANK_PROVIDER', 'plaid'),
    cryptoProvider: readSegment(env, 'VITE_CRYPTO_PROVIDER', 'coinbase'),
    gaMeasurementId: readText(env, 'VITE_GA_MEASUREMENT_ID'),
    qrImageService: readOrigin(env, 'VITE_QR_IMAGE_SERVICE'),
    contactEmail: readText(env, 'VITE_CONTACT_EMAIL') ?? 'hello@dimetime.example',
  };
}

function readText(env: BuildEnvironment, name: string): string | undefined {
  const value = env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function readApiMode(env: BuildEnvironment): AppConfig['apiMode'] {
  const value = readText(env, 'VITE_API_MODE') ?? 'live';
  if (value === 'live' || value === 'mock') return value;
  throw new Error(`VITE_API_MODE is one of live, mock; got '${value}'.`);
}

/** An http or https URL without a trailing slash. */
function readOrigin(env: BuildEnvironment, name: string): string | undefined {
  const value = readText(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new Error(`${name} is an http or https address; got '${value}'.`);
  }
  return value.replace(/\/+$/, '');
}

function readSegment(env: BuildEnvironment, name: string, otherwise: string): string {
  const value = readText(env, name) ?? otherwise;
  if (!/^[A-Za-z0-9][\w-]*$/.test(value)) {
    throw new Error(`${name} is one path segment of letters, digits, - and _; got '${value}'.`);
  }
  return value;
}
