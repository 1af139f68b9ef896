/**
 * Finds the test files whose outcome can depend on the machine's time zone: those under which its zone
 * is read. A set-up file of the unit tests; does nothing unless a folder for what it finds is named.
 *
 * The zone reaches a program through the methods of Date that speak of local time, through Intl where
 * no zone is given, and through the parsing of a time without one. Each of them is watched.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { ZONE_READS } from './zoneReadsVariable.ts';

const LOCAL = /^(?:[gs]et(?!UTC|Time$)\w+|to(?:Locale\w*|Date|Time)?String)$/;
const WITHOUT_OPTIONS = /^(?:[gs]et|to(?:Date|Time)?String)/;
const HAS_ZONE = /^\d{4}-\d{2}-\d{2}$|^\d{4}(?:-\d{2})?$|(?:Z|GMT|UTC|[+-]\d{2}:?\d{2})$/i;

const folder = process.env[ZONE_READS];
const watched = globalThis as { zoneReads?: { count: number } };

interface Options {
  timeZone?: unknown;
}

/** Counts from now on how often the machine's zone is read. */
export function watchZone(): { count: number } {
  const reads = { count: 0 };
  const methods: Record<string, unknown> = Date.prototype as never;
  for (const name of Object.getOwnPropertyNames(Date.prototype)) {
    const method = methods[name];
    if (!LOCAL.test(name) || typeof method !== 'function') continue;
    const isFixed = WITHOUT_OPTIONS.test(name);
    methods[name] = function read(this: Date, ...given: unknown[]): unknown {
      if (isFixed || (given[1] as Options | undefined)?.timeZone === undefined) reads.count += 1;
      return method.apply(this, given);
    };
  }
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget) => {
      const [first] = given;
      const isLocalText = typeof first === 'string' && !HAS_ZONE.test(first.trim());
      if (given.length > 1 || isLocalText) reads.count += 1;
      return Reflect.construct(target, given, newTarget) as object;
    },
    apply: (target, self, given) => {
      reads.count += 1;
      return Reflect.apply(target, self, given) as unknown;
    },
  });
  methods['constructor'] = Date;
  const { parse } = Date;
  Date.parse = (text) => {
    if (!HAS_ZONE.test(text.trim())) reads.count += 1;
    return parse(text);
  };
  const look = ([, options]: unknown[]) => {
    if ((options as Options | undefined)?.timeZone === undefined) reads.count += 1;
  };
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, given: [], newTarget) => {
      look(given);
      return Reflect.construct(target, given, newTarget) as object;
    },
    apply: (target, self, given: []) => {
      look(given);
      return Reflect.apply(target, self, given);
    },
  });
  return reads;
}

if (folder !== undefined) {
  const reads = (watched.zoneReads ??= watchZone());
  afterAll(() => {
    const { testPath = '' } = expect.getState();
    if (reads.count > 0) {
      const name = createHash('sha1').update(testPath).digest('hex');
      writeFileSync(join(folder, name), testPath);
    }
    reads.count = 0;
  });
}
