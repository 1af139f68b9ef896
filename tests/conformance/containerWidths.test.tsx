// First, as in a page: it sets the order of the style layers.
import '../../packages/ui/src/theme/base.css';
import { Grid, StatCard, UiProvider } from '@dime-time/ui';
import { words as spanish } from '@dime-time/ui/words/es-US';
import { words as pseudo } from 'virtual:pseudo-words';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { textTrouble } from '../tools/textTrouble.ts';
import { examples } from './examples.tsx';
import { ASKS_FOR_ONE_LINE, containersWidth, SHRINKING } from './shrinking.ts';

// Loads lazy parts at once, so that none arrives after a check.
import.meta.glob('../../packages/ui/src/*/*/**/!(*.test).{ts,tsx}', {
  eager: true,
});

/** The widths of a column of a partner's page, in pixels, in a window as wide as a desk. */
const WIDTHS = [280, 360, 480];

/** A part that is still loading. */
const LATE = '[aria-busy="true"][style*="contents"]';

let end = async () => {};

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.style.margin = '0';
  await browserPage.viewport(1440, 900);
});

afterEach(() => end());

async function draw(element: ReactElement): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.className = 'place';
  const root = createRoot(place);
  end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  await act(async () => root.render(element));
  await document.fonts.ready;
  return place;
}

function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}

/** How many looks a page gets before what still loads in it fails the test. */
const MOST_LOOKS = 100;

/** Waits until elements that measure themselves, such as charts, have been drawn again. */
async function settled(place: HTMLElement): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await act(painted);
    await act(painted);
    if (!place.querySelector(LATE)) return;
  }
  throw new Error(`A part still loads: ${place.querySelector(LATE)?.outerHTML.slice(0, 300)}`);
}

const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Where a page scrolls to the side, read in either direction, with components of either in it. */
function sideways(place: HTMLElement): string[] {
  const { documentElement: page } = document;
  const theme = place.querySelector<HTMLElement>('.radix-themes');
  place.style.inlineSize = '';
  const found = DIRECTIONS.flatMap((outside) => {
    page.dir = outside;
    return DIRECTIONS.flatMap((inside) => {
      if (theme) theme.dir = inside;
      const excess = page.scrollWidth - page.clientWidth;
      return excess > 0 ? [`${inside} scrolls a page of ${outside} by ${excess}`] : [];
    });
  });
  page.removeAttribute('dir');
  return found;
}

const troubleIn = () => textTrouble(['.place', 'outside', 'broken', 'overlap']);

/** What a place of each width does to the texts in it. */
async function troubleAtWidths(place: HTMLElement): Promise<string[]> {
  await settled(place);
  const trouble: string[] = [];
  for (const width of WIDTHS) {
    place.style.inlineSize = `${width}px`;
    // Only a chart is drawn again by script; the rest is laid out when its size is read.
    if (place.querySelector('figure')) await settled(place);
    trouble.push(...troubleIn().map((what) => `@${width} ${what}`));
  }
  return trouble;
}

test.each(examples)('$name fits a narrow place in a wide window', async ({ page }) => {
  const place = await draw(page());
  const trouble = await troubleAtWidths(place);
  trouble.push(...sideways(place));
  expect(trouble, trouble.join('\n')).toEqual([]);
});

const LANGUAGES = { 'es-US': spanish, 'en-XA': pseudo };

test.each(examples)('$name fits a narrow place in longer words', async ({ draw: alone }) => {
  const trouble: string[] = [];
  for (const [locale, words] of Object.entries(LANGUAGES)) {
    const place = await draw(
      <UiProvider locale={locale} words={words}>
        {alone()}
      </UiProvider>,
    );
    trouble.push(...(await troubleAtWidths(place)).map((what) => `${locale} ${what}`));
    await end();
  }
  expect(trouble, trouble.join('\n')).toEqual([]);
});

/** A component that asks its container is at least this wide where its place asks it for a width. */
const LEAST = 220;

/** What may be narrower than that, with the reason. */
const NARROWER: Readonly<Record<string, string>> = {
  FittedMoney: 'An amount, as wide as its digits.',
};

/** Several elements, which a row sets side by side. */
const several = ['LegalSections'];

test.each(examples.filter(({ name }) => !several.includes(name)))(
  '$name keeps a width where its place takes one from it',
  async ({ name, draw: alone }) => {
    const place = await draw(<UiProvider>{alone()}</UiProvider>);
    await settled(place);
    const trouble: string[] = [];
    for (const where of SHRINKING) {
      place.dataset['shrinks'] = where;
      // Only a chart is drawn again by script; the rest is laid out when its size is read.
      if (place.querySelector('figure')) await settled(place);
      const width = containersWidth(place) ?? LEAST;
      if (width < (name in NARROWER ? 1 : LEAST)) trouble.push(`${where}: ${width} wide`);
      if (where === ASKS_FOR_ONE_LINE) continue;
      trouble.push(...troubleIn().map((what) => `${where}: ${what}`));
    }
    expect(trouble, trouble.join('\n')).toEqual([]);
  },
);

test.each(['Card', 'Section', 'PayoffChart', 'DebtTrendChart'])(
  '%s keeps a width beside words that take all they can',
  async (name) => {
    const place = await draw(example(name, {}));
    place.dataset['shrinks'] = 'min-content';
    await settled(place);
    const root = place.querySelector('.radix-themes > *');
    expect(root?.getBoundingClientRect().width).toBeGreaterThanOrEqual(LEAST);
  },
);

const labels = ['Subscriptions', 'Round-Up Balance', 'Entertainment', 'Progress This Year'];

test.each([280, 360, 480, 640])(
  'four figures in a grid of %i px keep their words',
  async (width) => {
    const place = await draw(
      <UiProvider>
        <Grid columns={4}>
          {labels.map((label) => (
            <StatCard key={label} label={label} value="$1,234.50" detail="Since January" />
          ))}
        </Grid>
      </UiProvider>,
    );
    place.style.inlineSize = `${width}px`;
    expect(troubleIn()).toEqual([]);
  },
);

/** A component of the examples, with other props than its own. */
function example(name: string, more: Record<string, unknown>): ReactElement {
  const found = examples.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return <UiProvider>{found.draw(more)}</UiProvider>;
}

test('the largest balance of an account fits the narrowest place', async () => {
  const balances = { current: Number.MAX_SAFE_INTEGER, available: null, limit: null };
  const place = await draw(example('AccountCard', { balances }));
  place.style.inlineSize = '280px';
  expect(troubleIn()).toEqual([]);
});

test.each([280, 320])('a debt in %i px has every button on one line', async (width) => {
  const place = await draw(example('DebtCard', { onEdit: () => {} }));
  place.style.inlineSize = `${width}px`;
  const buttons = [...place.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const heights = buttons.map((button) => button.offsetHeight);
  expect(heights.length).toBeGreaterThan(3);
  expect(new Set(heights).size).toBe(1);
});

test.each(['none', 's', 'm', 'l'])(
  'a card with padding %s fits the narrowest place, beside an icon',
  async (padding) => {
    const place = await draw(example('Card', { padding }));
    place.style.inlineSize = '280px';
    place.dataset['shrinks'] = 'flex row';
    expect(containersWidth(place)).toBeCloseTo(240, 0);
    expect(place.scrollWidth).toBe(280);
  },
);

test('a grid fills the row it stands in', async () => {
  const place = await draw(
    <UiProvider>
      <Grid columns={2}>
        <StatCard label="One" value="1" />
        <StatCard label="Two" value="2" />
      </Grid>
    </UiProvider>,
  );
  place.dataset['shrinks'] = 'directly in a flex row';
  expect(containersWidth(place)).toBeCloseTo(320, 0);
});

describe('what is looked for is found', () => {
  const planted = [
    ['a text that leaves its place', { whiteSpace: 'nowrap', fontSize: '100px' }, 'outside'],
    ['a word that is broken inside', { inlineSize: '1em', overflowWrap: 'anywhere' }, 'broken'],
    ['a text on another', { position: 'absolute', insetBlockStart: '0' }, 'overlap'],
  ] as const;

  test.each(planted)('%s', async (_, style, word) => {
    const place = await draw(
      <div style={{ position: 'relative' }}>
        <p style={{ margin: 0 }}>Under</p>
        <p style={{ margin: 0, ...style }}>Overwhelming</p>
      </div>,
    );
    place.style.inlineSize = '280px';
    expect(troubleIn().join('\n')).toContain(word);
  });

  test('and nothing else', async () => {
    await draw(<p>Ten words that stand side by side, and do no harm.</p>);
    expect(troubleIn()).toEqual([]);
  });
});
