// First, as in a page: it sets the order of the style layers.
import '../../packages/ui/src/theme/base.css';
import { Card, Grid, Inline, Section, Stack, Table, UiProvider } from '@dime-time/ui';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';

const GAP = { phone: 2, tablet: 4, desktop: 6 } as const;
/** The widths of a phone, a tablet and a desktop, and what `GAP` is there. */
const WIDTHS = [
  [280, '8px'],
  [800, '16px'],
  [1200, '28px'],
] as const;

let end = async () => {};

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.style.margin = '0';
  await page.viewport(1440, 900);
});

afterEach(() => end());

/** Draws an element in a section of a width, in a window of 1440 px, and finds what is tested. */
async function drawn(element: ReactElement, width: number): Promise<CSSStyleDeclaration> {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = `${width}px`;
  const root = createRoot(place);
  end = async () => {
    await act(async () => root.unmount());
    place.remove();
  };
  await act(async () =>
    root.render(
      <UiProvider>
        <Section title="Payments">{element}</Section>
      </UiProvider>,
    ),
  );
  const found = place.querySelector('[data-testid=layout]');
  if (!found) throw new Error('There is no layout.');
  return getComputedStyle(found);
}

const layouts = {
  Stack: (
    <Stack gap={GAP} align={{ phone: 'stretch', desktop: 'center' }} data-testid="layout">
      Words
    </Stack>
  ),
  Inline: (
    <Inline gap={GAP} align={{ phone: 'stretch', desktop: 'center' }} data-testid="layout">
      Words
    </Inline>
  ),
  Grid: (
    <Grid columns={2} gap={GAP} align={{ phone: 'stretch', desktop: 'start' }} data-testid="layout">
      Words
    </Grid>
  ),
};

test.each(
  Object.entries(layouts).flatMap(([name, layout]) =>
    WIDTHS.map((at) => [name, layout, ...at] as const),
  ),
)(
  '%s takes the gap of its place, not of the window: %s %i px',
  async (_name, layout, width, gap) => {
    expect(await drawn(layout, width)).toMatchObject({ rowGap: gap, columnGap: gap });
  },
);

test('the alignment is that of the widest width given', async () => {
  expect((await drawn(layouts.Stack, 800)).alignItems).toBe('stretch');
  await end();
  expect((await drawn(layouts.Stack, 1200)).alignItems).toBe('center');
  await end();
  expect((await drawn(layouts.Grid, 1200)).alignItems).toBe('flex-start');
});

test.each([
  [280, '16px'],
  [800, '20px'],
  [1200, '28px'],
])('a card in a place of %i px has a padding of %s', async (width, padding) => {
  const card = (
    <Card padding={{ phone: 's', tablet: 'm', desktop: 'l' }} data-testid="layout">
      Words
    </Card>
  );
  expect((await drawn(card, width)).paddingInlineStart).toBe(padding);
});

test('a stack in a stack has its own gap', async () => {
  const nested = (
    <Stack gap={{ phone: 9 }}>
      <Stack gap={{ phone: 1 }} data-testid="layout">
        Words
      </Stack>
    </Stack>
  );
  expect((await drawn(nested, 1200)).rowGap).toBe('4px');
});

const table = (
  <Table
    caption="Payments"
    columns={[
      { id: 'debt', header: 'Debt', cell: (row: { debt: string; amount: string }) => row.debt },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, numeric: true },
    ]}
    rows={[{ debt: 'Car Loan', amount: '$312.00' }]}
    rowKey={({ debt }) => debt}
    data-testid="layout"
  />
);

test.each([
  [280, 'block', '"Amount"'],
  [479, 'block', '"Amount"'],
  [481, 'table', 'none'],
])('a table in a place of %i px is laid out as %s', async (width, display, label) => {
  await drawn(table, width);
  const cell = document.querySelector('td');
  if (!cell) throw new Error('There is no cell.');
  expect(getComputedStyle(cell.closest('table') as Element).display).toBe(display);
  expect(getComputedStyle(cell, '::before').content).toContain(
    label === '"Amount"' ? 'Amount' : label,
  );
});
