import { Card, Grid } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const cards = Array.from({ length: 6 }, (_, index) => (
  <Card key={index} data-testid="cell">
    Card {index + 1}
  </Card>
));

const meta = preview.meta({ title: 'Components/Grid', component: Grid });

/** One column on a phone, two on a tablet, three on a desk. */
export const Default = meta.story({
  args: { columns: { phone: 1, tablet: 2, desktop: 3 }, children: cards },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByTestId('cell');
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(third?.offsetTop).toBe(first?.offsetTop);
    await expect(fourth?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
});

export const OnAPhone = meta.story({
  args: { columns: { phone: 1, tablet: 2, desktop: 3 }, children: cards },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByTestId('cell');
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
});

/** As many columns as fit, none narrower than 16 rem. */
export const AsManyAsFit = meta.story({ args: { minItem: '16rem', children: cards } });
