import { Breadcrumbs, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const TWO = [
  { label: 'Dashboard', href: '#dashboard' },
  { label: 'Debts', href: '#debts' },
];

const SIX = [
  ...TWO,
  { label: 'Cards', href: '#cards' },
  { label: 'Everyday Card', href: '#everyday' },
  { label: 'Payments', href: '#payments' },
  { label: '2026', href: '#2026' },
];

const meta = preview.meta({
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: guide({
      use: 'Shows where a page is in a site of three levels or more, and leads to the pages above it.',
      instead: [
        ['Link', 'to lead back to one page'],
        ['Tabs', 'to switch between the parts of a page'],
      ],
      dos: [
        'Put it above the heading of the page.',
        'Use the names of the pages as their headings and the navigation have them.',
      ],
      donts: [
        'Do not use it in place of the navigation.',
        'Do not use it for the steps of a form.',
      ],
      accessibility: [
        'It is a navigation landmark named by `label`, with an ordered list; the current page is marked with `aria-current` and is no link.',
        'The separators are hidden from assistive technology and follow the reading direction.',
        'A long list is shortened; a button shows the pages left out and the focus moves to the first of them. Links are at least 24 px high.',
        'It is not printed.',
      ],
    }),
  },
  args: { items: TWO, current: 'Everyday Card' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getByText('Everyday Card')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    }
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { maxItems: 3 } });

/** The first page and the last ones stay; a button shows the others. */
export const Shortened = meta.story({
  args: { items: SIX, current: 'November' },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Dashboard', 'Payments', '2026']);
  },
});

/** The button shows the pages left out, and the focus goes to the first of them. */
export const ByKeyboard = meta.story({
  ...Shortened.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More Pages' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Debts' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Only the current page: there is nothing above it. */
export const TopPage = meta.story({
  args: { items: [], current: 'Dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** An endless name wraps, on a phone as well. */
export const LongText = meta.story({
  args: { items: [...TWO, { label: LONG_NAME, href: '#long' }], current: LONG_NAME },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Breadcrumbs}</InStates>,
});

/** Short, shortened, and in a narrow place. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <Breadcrumbs {...args} />
      <Breadcrumbs items={SIX} current="November" label="Shortened" />
      <Breadcrumbs items={[]} current="Dashboard" label="Top page" />
      <div style={{ maxInlineSize: '17.5rem' }}>
        <Breadcrumbs items={SIX} current="Payment of November 24, 2026" label="Narrow" />
      </div>
    </Stack>
  ),
});
