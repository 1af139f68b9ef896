import { expect, test } from 'vitest';
import { clientOf } from './clientOf.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`(Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`(X11; Linux x86_64) ${BLINK} HeadlessChrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`(X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Chromebook'],
  [`(Linux; Android 10; K) ${BLINK} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `(iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPhone',
  ],
  [
    `(iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `(iPad; CPU OS 12_0 like Mac OS X) ${WEBKIT} Version/12.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  [`(Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`, 'Safari', 'Mac'],
  [
    `(Windows NT 10.0; Win64; x64) ${BLINK} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge',
    'Windows',
  ],
  [
    `(iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 EdgiOS/130.0 Safari/604.1`,
    'Edge',
    'iPhone',
  ],
  [
    `(Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`,
    'Opera',
    'Mac',
  ],
  [
    `(Linux; Android 10; K) ${BLINK} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  ['(X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [
    `(iPad; CPU OS 18_0 like Mac OS X) ${WEBKIT} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iPad',
  ],
])('Mozilla/5.0 %s is %s on %s', (rest, browser, system) => {
  expect(clientOf(`Mozilla/5.0 ${rest}`)).toEqual({ browser, system });
});

test.each([null, undefined, '', 'curl/8.5.0', 'constructor', '<script>alert(1)</script>'])(
  '%j names neither',
  (userAgent) => {
    expect(clientOf(userAgent)).toEqual({ browser: null, system: null });
  },
);

test('only the beginning of a long header is read', () => {
  expect(clientOf(`${'x'.repeat(512)} Firefox/132.0`)).toEqual({ browser: null, system: null });
});
