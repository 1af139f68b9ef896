import { createHash } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** What stands in a document itself, by the hashes a browser knows it by. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly attributes: readonly string[];
}

/**
 * Finds what a built document runs and is styled by without a file.
 *
 * A hash allows that text and no other, and holds for a document out of a cache, where a nonce
 * would be an old one.
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
 * Where Plaid is set up it holds what Plaid asks of a page that opens its window: its host, the nonce
 * for the elements that its script adds, and style attributes, which no nonce reaches.
 *
 * @param nonce allows the style elements that parts of the page add while it runs.
 */
export function contentPolicy(parts: InlineParts, nonce: string, config: Config): string {
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

/** What a browser makes of the few characters that React writes by name in an attribute. */
function decodeEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
