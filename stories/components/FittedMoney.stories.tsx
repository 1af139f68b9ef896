import { cents } from '@dime-time/finance-core/money';
import { Card, FittedMoney, Grid } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/FittedMoney',
  component: FittedMoney,
  args: { amount: cents(1_825_033) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
  },
});

/** Two cards on a phone: the large amount gets smaller, and none is cut. */
export const NineFigures = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <div style={{ width: '20rem', fontSize: '2rem' }}>
      <Grid columns={{ phone: 2 }}>
        <Card>
          <FittedMoney amount={cents(98_765_432_109)} />
        </Card>
        <Card>
          <FittedMoney amount={cents(4200)} />
        </Card>
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const large = canvas.getByText('$987,654,321.09');
    const small = canvas.getByText('$42.00');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    await expect(sizeOf(large)).toBeLessThan(sizeOf(small));
    const box = large.parentElement;
    await expect(large.getBoundingClientRect().width).toBeLessThanOrEqual(
      (box?.getBoundingClientRect().width ?? 0) + 1,
    );
  },
});
