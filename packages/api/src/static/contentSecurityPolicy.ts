import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** CSP hashes of a document's inline scripts, styles and style attributes. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly attributes: readonly string[];
}

/**
 * Finds the inline scripts and styles of a built document.
 *
 * A hash allows exactly this text and stays valid for a cached document, whose nonce would be
 * stale.
 */
export function inlineParts(html: string): InlineParts {
  const contents = (pattern: RegExp, decode = (text: string) => text) => [
    ...new Set([...html.matchAll(pattern)].map((match) => hash(decode(match[1] ?? '')))),
  ];
  return {
    scripts: contents(/<script>([\s\S]*?)<\/script>/g),
    styles: contents(/<style>([\s\S]*?)<\/style>/g),
    attributes: contents(/\sstyle="([^"]*)"/g, decodeEntities),
  };
}

/**
 * The content security policy of a document.
 *
 * With Plaid it allows what Plaid Link needs: its host, a nonce for the elements that its script
 * adds, and style attributes, which nonces do not cover.
 *
 * @param nonce allows style elements that are added at runtime.
 */
export function contentSecurityPolicy(parts: InlineParts, nonce: string, config: Config): string {
  const { bank, hosts } = config;
  const plaid = bank.plaid ? ['https://cdn.plaid.com'] : [];
  const plaidElements = bank.plaid ? [`'nonce-${nonce}'`] : [];
  const analytics = hosts.hasAnalytics ? ['https://www.googletagmanager.com'] : [];
  const collectors = hosts.hasAnalytics ? ['https://*.google-analytics.com'] : [];
  const qr = hosts.qrImages ? [new URL(hosts.qrImages).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...parts.scripts, ...plaidElements, ...plaid, ...analytics],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...parts.styles, ...plaid],
    'style-src-attr': bank.plaid ? ["'unsafe-inline'"] : attributesOf(parts),
    'img-src': ["'self'", 'data:', ...plaid, ...analytics, ...collectors],
    'font-src': ["'self'", ...plaid],
    'connect-src': [
      "'self'",
      ...(bank.plaid ? [bank.plaid.windowUrl] : []),
      ...qr,
      ...analytics,
      ...collectors,
    ],
    'frame-src': plaid.length > 0 ? plaid : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function attributesOf({ attributes }: InlineParts): readonly string[] {
  return attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"];
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Decodes the entities that React writes in attributes. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
