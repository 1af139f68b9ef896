import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { type Finding, note, problem } from './finding.ts';

/** A random secret of 22 characters has about 18 different ones. */
const FEWEST_DIFFERENT = 10;

/** Hosts that only this machine reaches. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|::1)$/;

/** Checks settings that are valid each, and may be wrong together. */
export function checkSettings(config: Config, isProduction: boolean): Finding[] {
  return [
    ...checkProxy(config),
    ...checkSecrets(config, isProduction),
    ...checkBank(config, isProduction),
    ...checkCrypto(config),
    ...checkMail(config),
    ...checkMetrics(config),
  ];
}

function checkProxy({ publicUrl, proxies }: Config): Finding[] {
  const isTls = publicUrl.startsWith('https:');
  if (isTls && proxies === 0) {
    return [
      problem(
        'TRUST_PROXY is 0, and PUBLIC_URL is https, for which a proxy is in front: all visitors count as one address in the rate limits. Set TRUST_PROXY to the number of proxies, such as 1.',
      ),
    ];
  }
  if (!isTls && proxies > 0) {
    return [
      problem(
        'TRUST_PROXY is set, and PUBLIC_URL is not https: without a proxy in front, visitors choose the address that is limited. Set TRUST_PROXY=0, or the https address of the proxy.',
      ),
    ];
  }
  return [];
}

function checkSecrets({ secrets, database }: Config, isProduction: boolean): Finding[] {
  if (secrets.length === 0) {
    // There it is required, and reported as missing.
    if (isProduction) return [];
    return [
      note(
        `SECRET is not set: the key of the bank tokens is the file ${database.dataDir}/secret. Keep it with your backups, in another place.`,
      ),
    ];
  }
  const isWeak = secrets.some((secret) => new Set(secret).size < FEWEST_DIFFERENT);
  return isWeak
    ? [problem('SECRET is easy to guess. Put a new one in front: openssl rand -base64 32.')]
    : [];
}

function checkBank({ bank, publicUrl }: Config, isProduction: boolean): Finding[] {
  const { plaid, segment } = bank;
  if (!plaid) {
    const instead = isProduction ? 'no bank can be linked' : 'banks are made up';
    return [note(`PLAID_CLIENT_ID is not set: ${instead}.`)];
  }
  const findings: Finding[] = [];
  const isSandbox = plaid.windowUrl.includes('sandbox');
  if (isProduction && isSandbox) {
    findings.push(
      problem('PLAID_ENV is sandbox, where banks are made up. Set PLAID_ENV=production.'),
    );
  }
  const redirect = `${publicUrl}/banking`;
  if (plaid.redirectUrl !== undefined && plaid.redirectUrl !== redirect) {
    findings.push(problem(`PLAID_REDIRECT_URL is not the page of the app. Set it to ${redirect}.`));
  }
  const webhook = `/api/${segment}/webhook`;
  if (plaid.webhookUrl !== undefined && !plaid.webhookUrl.endsWith(webhook)) {
    findings.push(
      problem(`PLAID_WEBHOOK_URL does not lead to this server. Let it end with ${webhook}.`),
    );
  }
  return findings;
}

function checkCrypto({ crypto: { trading } }: Config): Finding[] {
  if (!trading) return [note('CRYPTO_API_KEY is not set: crypto shares stay pending.')];
  try {
    const key = createPrivateKey(trading.privateKey);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return [];
  } catch {
    // The message of the error may quote the key.
  }
  return [
    problem('CRYPTO_API_SECRET is not a P-256 private key in PEM. Copy it again, in one line.'),
  ];
}

function checkMail({ mail: { smtpUrl, from, to } }: Config): Finding[] {
  if (smtpUrl === undefined) {
    return [note('SMTP_URL is not set: contact messages are stored and not sent.')];
  }
  return from.endsWith('.example') || to.endsWith('.example')
    ? [problem('SMTP_URL is set without addresses. Set VITE_CONTACT_EMAIL, and MAIL_FROM.')]
    : [];
}

function checkMetrics({ metrics }: Config): Finding[] {
  if (!metrics || LOOPBACK.test(metrics.host)) return [];
  return [
    note(
      `METRICS_HOST is ${metrics.host}: whoever reaches port ${metrics.port} reads the metrics, without a sign-in. Let only Prometheus reach it.`,
    ),
  ];
}

/** Checks the folders that the builds write. */
export function checkBuilt(config: Config, isProduction: boolean, root: string): Finding[] {
  // `npm start` builds the app itself.
  if (!isProduction) return [];
  return [
    { path: join(config.appDir, 'index.html'), command: 'npm run build' },
    { path: join(root, 'packages/api/dist/start.js'), command: 'npm run build:server' },
  ]
    .filter(({ path }) => !existsSync(path))
    .map(({ path, command }) => problem(`${path} is missing. Run ${command}.`));
}
