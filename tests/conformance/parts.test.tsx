import { UiProvider } from '@dime-time/ui';
import { describe, expect, test } from 'vitest';
import {
  isPartName,
  partName,
  rootOfPart,
  SHARED_PARTS,
} from '../../packages/ui/build/componentParts.ts';
import { examples, examplesOf } from './examples.tsx';
import { show } from './show.ts';

const AROUND = 'It is its children.';
const SEVERAL = 'It is several elements without one around them.';

/** The components without an element of their own, with the reason. */
const WITHOUT_ROOT: Readonly<Record<string, string>> = {
  AmountsPrivacy: AROUND,
  ErrorBoundary: AROUND,
  FeatureUnavailable: SEVERAL,
  LegalSections: SEVERAL,
};

const CLASS = 'conformance';
const roots = [...examples.map(({ name }) => partName(name)), ...Object.keys(SHARED_PARTS)];

const partOf = (element: Element | null) => element?.getAttribute('data-part');

/** The elements of the page that have a name, by it. */
function namedElements(): Map<string, Element[]> {
  return Map.groupBy(document.querySelectorAll('[data-part]'), (element) => partOf(element) ?? '');
}

/** The parts of one name in each instance of their component. */
function partsByInstance([name, elements]: [string, Element[]]): Element[][] {
  const root = rootOfPart(name, roots);
  const instanceOf = (one: Element) => one.closest(`[data-part="${root}"]`) ?? one.parentElement;
  return [...Map.groupBy(elements, instanceOf).values()];
}

/** Whether elements are one thing: they are drawn with one class, or without any. */
function isOneThing(elements: readonly Element[]): boolean {
  const [first = []] = elements.map(({ classList }) => [...classList]);
  return (
    elements.every(({ classList }) => classList.length === 0) ||
    first.some((name) => elements.every(({ classList }) => classList.contains(name)))
  );
}

test('no two components have the same name, and each exception is one', () => {
  expect(new Set(roots).size).toBe(roots.length);
  const names = examples.map(({ name }) => name);
  expect(Object.keys(WITHOUT_ROOT).filter((name) => !names.includes(name))).toEqual([]);
});

describe('the root of a component', () => {
  test.each(examplesOf('element', 'part', 'styled'))('$name has its name', async (example) => {
    await show(<UiProvider>{example.draw({ className: CLASS })}</UiProvider>);
    expect(partOf(document.querySelector(`.${CLASS}`))).toBe(partName(example.name));
  });

  test.each(examplesOf('other').filter(({ name }) => !(name in WITHOUT_ROOT)))(
    '$name has its name',
    async ({ name, draw }) => {
      await show(<UiProvider>{draw()}</UiProvider>);
      // What places a tooltip loads after the paint.
      await expect.poll(() => [...namedElements().keys()]).toContain(partName(name));
    },
  );

  const overlays = examples.filter(({ name }) =>
    ['Dialog', 'Drawer', 'Menu', 'Popover', 'SegmentedControl', 'Tabs'].includes(name),
  );
  test.each([...examplesOf('element', 'part'), ...overlays])(
    '$name has the name that its user gives it',
    async ({ name, draw }) => {
      await show(
        <UiProvider>{draw({ className: CLASS, 'data-part': 'site-summary' })}</UiProvider>,
      );
      expect(partOf(document.querySelector(`.${CLASS}`))).toBe('site-summary');
      expect([...namedElements().keys()]).not.toContain(partName(name));
    },
  );
});

test.each(examples)('the parts in the example of $name', async ({ page }) => {
  await show(page());
  const named = namedElements();
  const names = [...named.keys()];
  expect(names.filter((name) => !isPartName(name))).toEqual([]);
  expect(names.filter((name) => rootOfPart(name, roots) === undefined)).toEqual([]);
  const parts = [...named].filter(([name]) => !roots.includes(name));
  const twice = parts.filter((part) => !partsByInstance(part).every(isOneThing));
  expect(twice.map(([name]) => name)).toEqual([]);
});
