import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { contentSecurityPolicy, inlineParts, type InlineParts } from './contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const none: InlineParts = { scripts: [], styles: [], attributes: [] };
const policy = (env: Record<string, string> = {}, parts = none) => {
  const text = contentSecurityPolicy(parts, 'bm9uY2U=', parseConfig(env, '/'));
  return new Map(text.split('; ').map((part) => [part.split(' ')[0] ?? '', part] as const));
};

test('what a document holds is known by its hash, and files are not', () => {
  const html = `<style>a{}</style><script>run()</script><p style="color:red" style-x="no">
    <i style="font-family:&#x27;A&#x27;, &quot;B&quot; &amp; C"><script type="module" src="/a.js"></script>`;
  expect(inlineParts(html)).toEqual({
    scripts: [hash('run()')],
    styles: [hash('a{}')],
    attributes: [hash('color:red'), hash(`font-family:'A', "B" & C`)],
  });
});

describe('the policy', () => {
  test('allows nothing of another host, and no text that the document did not bring', () => {
    const whole = [...policy().values()].join('; ');
    expect(whole).not.toMatch(/https?:|\*|unsafe/);
  });

  test.each(['default-src', 'base-uri', 'object-src', 'frame-ancestors', 'frame-src'])(
    '%s is none',
    (directive) => {
      expect(policy().get(directive)).toBe(`${directive} 'none'`);
    },
  );

  test.each(['worker-src', 'manifest-src', 'font-src', 'connect-src', 'form-action'])(
    '%s is self',
    (directive) => {
      expect(policy().get(directive)).toBe(`${directive} 'self'`);
    },
  );

  test('scripts go by hash and styles added later by nonce', () => {
    const parts = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], attributes: ["'sha256-c'"] };
    const directives = policy({}, parts);
    expect(directives.get('script-src')).toBe("script-src 'self' 'sha256-a'");
    expect(directives.get('style-src')).toBe("style-src 'self' 'nonce-bm9uY2U=' 'sha256-b'");
    expect(directives.get('style-src-attr')).toBe("style-src-attr 'unsafe-hashes' 'sha256-c'");
  });

  test.each([
    ['sandbox', 'https://sandbox.plaid.com'],
    ['production', 'https://production.plaid.com'],
  ])("allows what Plaid's window needs in %s", (stage, origin) => {
    const parts = { scripts: ["'sha256-a'"], styles: [], attributes: ["'sha256-c'"] };
    const keys = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'key', PLAID_ENV: stage };
    const bank = policy(keys, parts);
    expect(bank.get('script-src')).toBe(
      "script-src 'self' 'sha256-a' 'nonce-bm9uY2U=' https://cdn.plaid.com",
    );
    expect(bank.get('frame-src')).toBe('frame-src https://cdn.plaid.com');
    expect(bank.get('connect-src')).toBe(`connect-src 'self' ${origin}`);
    // Beside a hash a browser takes no notice of it.
    expect(bank.get('style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  });

  test("names Plaid's own address for its window where the server asks by another way", () => {
    const keys = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'key', PLAID_URL: 'https://proxy.example' };
    expect(policy(keys).get('connect-src')).toBe("connect-src 'self' https://sandbox.plaid.com");
    expect([...policy(keys).values()].join('; ')).not.toContain('proxy.example');
  });

  test('hosts come in with the setting that needs them', () => {
    const analytics = policy({ VITE_GA_MEASUREMENT_ID: 'G-1' });
    expect(analytics.get('script-src')).toContain('https://www.googletagmanager.com');
    const qr = policy({ VITE_QR_IMAGE_SERVICE: 'https://qr.example/make?data=' });
    expect(qr.get('connect-src')).toBe("connect-src 'self' https://qr.example");
  });
});
