import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSurface, type Export } from './readSurface.ts';
import { writeSurface } from './writeSurface.ts';

const recorded = (name: string) => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');

describe.each(['ui', 'finance-core'] as const)('the public surface of %s', (name) => {
  test('is the one that was reviewed; `npm run surface` records a change for review', () => {
    expect(writeSurface(readSurface(name))).toBe(recorded(name));
  });
});

test('the entry of a component exports nothing that the package itself does not', () => {
  const [all, ...entries] = readSurface('ui');
  const names = new Set(all?.exports.map(({ name }) => name));
  const components = entries.filter(({ path }) => path.startsWith('@dime-time/ui/components/'));
  expect(components.length).toBeGreaterThan(100);
  for (const { path, exports } of components) {
    expect(
      exports.map(({ name }) => name).filter((name) => !names.has(name)),
      path,
    ).toEqual([]);
  }
});

describe('what is recorded', () => {
  const badge: Export = {
    name: 'Badge',
    kind: 'component',
    file: 'packages/ui/src/primitives/Badge/Badge.tsx',
    described: true,
    props: [
      { name: 'children', type: 'ReactNode', optional: false },
      { name: 'tone', type: "'debt' | 'neutral'", optional: true },
    ],
    ref: true,
    host: true,
  };
  const ui = (item: Export) => writeSurface([{ path: '@dime-time/ui', exports: [item] }]);

  test('a component with its props, a line each', () => {
    expect(ui(badge)).toBe(`@dime-time/ui
  component Badge
      children: ReactNode
      tone?: 'debt' | 'neutral'
      + ref
      + the attributes of its element
`);
  });

  test('a planted change of a name, of a prop, of what is optional and of a member shows', () => {
    const [children, tone] = badge.props;
    if (!children || !tone) throw new Error('The badge has two props.');
    const changed: Export[] = [
      { ...badge, name: 'Tag' },
      { ...badge, props: [children] },
      { ...badge, props: [children, { ...tone, optional: false }] },
      { ...badge, props: [children, { ...tone, type: "'debt'" }] },
      { ...badge, ref: false },
    ];
    for (const planted of changed) expect(ui(planted)).not.toBe(ui(badge));
  });

  test('the compiler saw the real packages: props, refs, hooks and constants', () => {
    const text = recorded('ui');
    expect(text).toContain("      variant?: 'outline' | 'soft'\n");
    expect(text).toMatch(/^ {2}hook useToast$/m);
    expect(text).toMatch(/^@dime-time\/ui\/screens\/Dashboard$/m);
    expect(recorded('finance-core')).toMatch(/^@dime-time\/finance-core\/money$/m);
  });
});
