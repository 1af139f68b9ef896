import { BusinessAnalytics } from '@dime-time/ui/screens/BusinessAnalytics';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/BusinessAnalytics',
  component: BusinessAnalytics,
});

/** The whole strategy, with the figures of the landing page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Business Analytics');
    for (const name of [
      'Revenue model',
      'Market size',
      'Growth projection',
      'Margins',
      'Competitor benchmarks',
      'Marketing plan',
      'Lending, phase 2',
      'App store launch options',
    ]) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    const launch = within(canvas.getByRole('region', { name: 'App store launch options' }));
    await expect(launch.getByText('$99')).toBeVisible();
    await expect(launch.getByText('$299')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** The comparison answers in words too, cell by cell. */
export const Comparison = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What each kind of product does' }));
    const [, own] = table.getAllByRole('row');
    await expect(within(own as HTMLElement).getAllByText('Yes')).toHaveLength(5);
    await expect(table.getAllByText('No').length).toBeGreaterThan(0);
  },
});

/** On a phone the heads of the comparison stand upright, and nothing scrolls sideways. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
