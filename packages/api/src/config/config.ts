import { join } from 'node:path';
import {
  type Environment,
  readChoice,
  readCount,
  readOrigin,
  readPair,
  readSecrets,
  readSegment,
  readText,
} from './readVariable.ts';

/** The settings of a deployment, read once when the server starts. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Where browsers reach the server, without a slash at the end. */
  readonly publicUrl: string;
  /** The number of trusted reverse proxies, each of which appends to `X-Forwarded-For`. */
  readonly proxies: number;
  /** How long `/ready` answers 503 before the server closes, in milliseconds. */
  readonly stopGraceMs: number;
  readonly log: { readonly level: string };
  /** Where the metrics are served; without it they are off. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** What this process does: serve requests, run the jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  readonly database: {
    /** A PostgreSQL server; without one the database is embedded. */
    readonly url?: string;
    /** The directory of the embedded database, and of a generated secret. */
    readonly dataDir: string;
    readonly poolSize: number;
    /** `transaction` behind a pooler that gives a session to another client after each transaction. */
    readonly poolMode: 'session' | 'transaction';
  };
  /**
   * The secrets that encrypt sessions and bank tokens: the first encrypts, all of them decrypt.
   * Without one, a secret is generated in the data directory.
   */
  readonly secrets: readonly string[];
  /** The directory of the built app. */
  readonly appDir: string;
  readonly productName: string;
  /** Without it, a development provider with two demo users is used; never in production. */
  readonly oidc?: OidcConfig;
  readonly bank: {
    /** `{bank}` in the paths of the contract. */
    readonly segment: string;
    /** Without it, a built-in sandbox is used outside production, and no provider in production. */
    readonly plaid?: PlaidConfig;
  };
  readonly crypto: {
    /** The key of the provider in the service status. */
    readonly key: string;
    /** Without it, crypto purchases stay pending. */
    readonly trading?: TradingConfig;
  };
  readonly mail: {
    /** Without it, messages are stored and not sent. */
    readonly smtpUrl?: string;
    readonly from: string;
    readonly to: string;
  };
  readonly limits: {
    /** Requests per minute and user. */
    readonly perUser: number;
    /** Requests per minute and network address. */
    readonly perAddress: number;
    /** Requests per minute and network address that begin or complete a sign-in. */
    readonly signInsPerAddress: number;
    /** Contact messages per hour and network address. */
    readonly contactPerHour: number;
  };
  /** Other hosts that the built app may connect to. */
  readonly hosts: {
    readonly hasAnalytics: boolean;
    readonly qrImages?: string;
  };
}

interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface PlaidConfig {
  readonly clientId: string;
  readonly secret: string;
  /** The API's address; tests point it at a stub. */
  readonly baseUrl: string;
  /** The address that Plaid Link calls in the browser. */
  readonly windowUrl: string;
  /** The OAuth redirect address; without it, banks that need OAuth cannot be linked. */
  readonly redirectUrl?: string;
  /** The webhook address; without it, changes are polled. */
  readonly webhookUrl?: string;
}

export interface TradingConfig {
  readonly baseUrl: string;
  /** `organizations/…/apiKeys/…` */
  readonly keyName: string;
  /** A P-256 private key in PEM. */
  readonly privateKey: string;
}

const PLAID_ADDRESSES = {
  sandbox: 'https://sandbox.plaid.com',
  production: 'https://production.plaid.com',
} as const;

const TRADING_ADDRESS = 'https://api.coinbase.com';

/**
 * Parses the environment variables. An empty variable counts as absent. A setting that the app's
 * build also needs has the same name in both.
 *
 * @throws Error that names the invalid variable and never quotes its value, which may be a secret.
 */
export function parseConfig(env: Environment, root: string): Config {
  const isProduction = readText(env, 'NODE_ENV') === 'production';
  const port = readCount(env, 'PORT', 3000, { least: 0, most: 65_535 });
  const publicUrl = readOrigin(env, 'PUBLIC_URL');
  const secrets = readSecrets(env, 'SECRET');
  const oidc = readOidc(env);
  if (isProduction) {
    requireAll({ PUBLIC_URL: publicUrl, SECRET: secrets[0], OIDC_ISSUER: oidc });
    refuseWithoutTls(publicUrl ?? '');
  }
  return {
    isProduction,
    host: readText(env, 'HOST') ?? 'localhost',
    port,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    proxies: readCount(env, 'TRUST_PROXY', 0, { least: 0, most: 9 }),
    stopGraceMs: readCount(env, 'STOP_GRACE_SECONDS', 5, { least: 0, most: 300 }) * 1000,
    log: { level: readChoice(env, 'LOG_LEVEL', LOG_LEVELS, isProduction ? 'info' : 'warn') },
    ...optional('metrics', readMetrics(env, port)),
    role: readRole(env),
    database: readDatabase(env, root),
    secrets,
    appDir: readText(env, 'APP_DIR') ?? join(root, 'packages/app/dist'),
    productName: readText(env, 'VITE_PRODUCT_NAME') ?? 'Dime Time',
    ...optional('oidc', oidc),
    bank: {
      segment: readSegment(env, 'VITE_BANK_PROVIDER', 'plaid'),
      ...optional('plaid', readPlaid(env)),
    },
    crypto: {
      key: readSegment(env, 'VITE_CRYPTO_PROVIDER', 'coinbase'),
      ...optional('trading', readTrading(env)),
    },
    mail: readMail(env),
    limits: {
      perUser: readCount(env, 'RATE_LIMIT_PER_USER', 600, { least: 1, most: 1_000_000 }),
      perAddress: readCount(env, 'RATE_LIMIT_PER_ADDRESS', 3000, { least: 1, most: 1_000_000 }),
      signInsPerAddress: readCount(env, 'RATE_LIMIT_SIGN_IN', 120, { least: 1, most: 1_000_000 }),
      contactPerHour: readCount(env, 'RATE_LIMIT_CONTACT', 5, { least: 1, most: 1_000_000 }),
    },
    hosts: {
      hasAnalytics: readText(env, 'VITE_GA_MEASUREMENT_ID') !== undefined,
      ...optional('qrImages', readOrigin(env, 'VITE_QR_IMAGE_SERVICE', { keepPath: true })),
    },
  };
}

function requireAll(settings: Readonly<Record<string, unknown>>): void {
  const missing = Object.keys(settings).filter((name) => settings[name] === undefined);
  if (missing.length === 0) return;
  throw new Error(`Needed in production and not set: ${missing.join(', ')}.`);
}

/** Without TLS a session cookie can be intercepted, except on the local machine. */
function refuseWithoutTls(publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  throw new Error('PUBLIC_URL begins with https:// in production.');
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function readMetrics(env: Environment, serverPort: number): Config['metrics'] {
  const host = readText(env, 'METRICS_HOST');
  const port = readCount(env, 'METRICS_PORT', 0, { least: 1, most: 65_535 });
  if (port === 0) {
    if (host !== undefined) throw new Error('METRICS_HOST needs METRICS_PORT, which is not set.');
    return undefined;
  }
  if (port === serverPort) throw new Error('METRICS_PORT is a port of its own, other than PORT.');
  // Not a name: `localhost` may be either of two addresses.
  return { host: host ?? '127.0.0.1', port };
}

/** The embedded database belongs to one process, which does everything. */
function readRole(env: Environment): Config['role'] {
  const role = readChoice(env, 'DIME_ROLE', ['all', 'web', 'worker'], 'all');
  if (role !== 'all') required(readText(env, 'DATABASE_URL'), 'DATABASE_URL');
  return role;
}

function readDatabase(env: Environment, root: string): Config['database'] {
  const url = readText(env, 'DATABASE_URL');
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL begins with postgres:// or postgresql://.');
  }
  return {
    ...optional('url', url),
    dataDir: readText(env, 'DATA_DIR') ?? join(root, '.data'),
    poolSize: readCount(env, 'DATABASE_POOL_SIZE', 10, { least: 1, most: 500 }),
    poolMode: readChoice(env, 'DATABASE_POOL_MODE', ['session', 'transaction'], 'session'),
  };
}

function readOidc(env: Environment): OidcConfig | undefined {
  const issuer = readOrigin(env, 'OIDC_ISSUER', { keepPath: true });
  const client = readPair(env, 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET');
  if (!issuer && !client) return undefined;
  return { issuer: required(issuer, 'OIDC_ISSUER'), ...clientOf(client) };
}

function clientOf(client: readonly [string, string] | undefined) {
  const [clientId, clientSecret] = required(client, 'OIDC_CLIENT_ID');
  return { clientId, clientSecret };
}

function readPlaid(env: Environment): PlaidConfig | undefined {
  const keys = readPair(env, 'PLAID_CLIENT_ID', 'PLAID_SECRET');
  if (!keys) return undefined;
  const stage = readChoice(env, 'PLAID_ENV', ['sandbox', 'production'], 'sandbox');
  return {
    clientId: keys[0],
    secret: keys[1],
    baseUrl: readOrigin(env, 'PLAID_URL') ?? PLAID_ADDRESSES[stage],
    windowUrl: PLAID_ADDRESSES[stage],
    ...optional('redirectUrl', readOrigin(env, 'PLAID_REDIRECT_URL', { keepPath: true })),
    ...optional('webhookUrl', readOrigin(env, 'PLAID_WEBHOOK_URL', { keepPath: true })),
  };
}

function readTrading(env: Environment): TradingConfig | undefined {
  const key = readPair(env, 'CRYPTO_API_KEY', 'CRYPTO_API_SECRET');
  if (!key) return undefined;
  return {
    baseUrl: readOrigin(env, 'CRYPTO_API_URL') ?? TRADING_ADDRESS,
    keyName: key[0],
    // Secret stores keep one line, with the line ends of the PEM escaped.
    privateKey: key[1].replaceAll(String.raw`\n`, '\n'),
  };
}

function readMail(env: Environment): Config['mail'] {
  const smtpUrl = readText(env, 'SMTP_URL');
  if (smtpUrl !== undefined && !/^smtps?:\/\//.test(smtpUrl)) {
    throw new Error('SMTP_URL begins with smtp:// or smtps://.');
  }
  const to = readText(env, 'VITE_CONTACT_EMAIL') ?? 'hello@dimetime.example';
  return { ...optional('smtpUrl', smtpUrl), from: readText(env, 'MAIL_FROM') ?? to, to };
}

function required<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is needed here and is not set.`);
  return value;
}

/** With `exactOptionalPropertyTypes` an optional field is absent instead of `undefined`. */
function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value };
}
