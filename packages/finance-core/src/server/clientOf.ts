/** What a `User-Agent` header says of a browser; `null` where it does not say it. */
export interface SessionClient {
  /** The name of the browser: `Chrome`. */
  readonly browser: string | null;
  /** The system or the device that it runs on: `Windows` or `iPhone`. */
  readonly system: string | null;
}

/** The longest header that is read, in characters. */
const MAX_LENGTH = 512;

/** The first that is found counts: most browsers also name those that they are compatible with. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Reads the names of the browser and the system from a `User-Agent` header. Nothing else of it is
 * needed to recognize a device, so nothing else is stored. An iPad that asks for desktop pages says
 * that it is a Mac.
 *
 * @example clientOf('Mozilla/5.0 (Windows NT 10.0) … Chrome/130.0 Safari/537.36')
 * // { browser: 'Chrome', system: 'Windows' }
 */
export function clientOf(userAgent: string | null | undefined): SessionClient {
  const text = (userAgent ?? '').slice(0, MAX_LENGTH);
  const nameIn = (names: typeof BROWSERS) =>
    names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
