import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const packages = join(import.meta.dirname, '../../packages');

/** What the rules of money and time write in US English, for a server and the specification. */
const ENGLISH =
  /\b(?:format(?:Apr|CompactUsd|Count|Day|Duration|MonthDay|Months|MonthYear|Percent|Quantity|Rate|Time|Usd|Weekday)|dueDateLabel|groupDigits|MONTH_LABELS|ordinal)\b/g;

/** A format of the platform, in a locale of its own. */
const PLATFORM =
  /\btoLocale(?:Date|Time)?String\(|\bIntl\.(?:DateTime|Number|List|RelativeTime)Format\(/g;

/** The files that write in a locale on purpose. */
const ALLOWED: readonly string[] = [
  // Writes in the locale of the page.
  'ui/src/words/formats.ts',
  // Reads the name of a time zone and writes nothing.
  'app/src/cache/timeZoneOf.ts',
];

/** What a text of code writes in fixed US English, or in a locale of its own. */
function ownFormats(code: string): string[] {
  const imports = [...code.matchAll(/import\s[^;]*?from '@dime-time\/finance-core[^']*';/g)];
  const names = imports.flatMap(([text]) => [...text.matchAll(ENGLISH)].map(([name]) => name));
  return [...names, ...[...code.matchAll(PLATFORM)].map(([call]) => call)];
}

test('components and the app write numbers and dates in the locale of the page', () => {
  const files = globSync('{ui,app}/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.test(?:-d)?\.tsx?$/.test(file) && !ALLOWED.includes(file),
  );
  const found = files.flatMap((file) =>
    ownFormats(readFileSync(join(packages, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found, 'use useFormats() of packages/ui/src/words').toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});

test.each([
  ["import { formatUsd } from '@dime-time/finance-core/money';", 'formatUsd'],
  [
    "import {\n  cents,\n  formatDay,\n  type Cents,\n} from '@dime-time/finance-core';",
    'formatDay',
  ],
  ["import { MONTH_LABELS as names } from '@dime-time/finance-core';", 'MONTH_LABELS'],
  ["const text = count.toLocaleString('en-US');", 'toLocaleString('],
  ["new Intl.DateTimeFormat('en-US', { timeZone })", 'Intl.DateTimeFormat('],
])('a planted %j is found', (code, name) => {
  expect(ownFormats(code)).toEqual([name]);
});

test.each([
  "import { toDecimalString, type FormatUsdOptions } from '@dime-time/finance-core/money';",
  'const { money } = useFormats();',
  "name.toLocaleUpperCase('en-US')",
])('%j is not found', (code) => {
  expect(ownFormats(code)).toEqual([]);
});
