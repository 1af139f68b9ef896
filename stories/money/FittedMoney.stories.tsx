import { cents } from '@dime-time/finance-core/money';
import { AmountsPrivacy, Card, FittedMoney, Grid } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Money/FittedMoney',
  component: FittedMoney,
  parameters: {
    guide: guide({
      use: 'Shows an amount as large as its space allows and shrinks it to fit: never truncated, never rounded.',
      instead: [
        ['Money', 'to show an amount where there is always enough room'],
        ['StatCard', 'to include the card around the amount'],
      ],
      dos: [
        'Use it for a headline figure in a narrow card.',
        'Give its container a width of its own: it measures the box around it.',
      ],
      donts: [
        'Do not put it in running text: it takes a line of its own.',
        'Do not use it in a column of amounts: their digits would no longer line up.',
      ],
      accessibility: [
        'It is `Money` in another size: the amount is in the document in full.',
        'The dots of a hidden amount all have the same size, so that they do not reveal its length.',
        'Enlarged text grows with it until the space is full.',
      ],
    }),
  },
  args: { amount: cents(1_825_033) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
  },
});

export const Playground = meta.story();

/** Two cards on a phone: the large amount shrinks, and neither is truncated. */
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

/** When hidden, a large amount and a small one look the same. */
export const AmountsHidden = meta.story({
  render: () => (
    <AmountsPrivacy hidden>
      <div style={{ inlineSize: '8rem', fontSize: '2rem' }}>
        <FittedMoney amount={cents(98_765_432_109)} />
        <FittedMoney amount={cents(4_200)} />
      </div>
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    const sizes = [...canvasElement.querySelectorAll('data')].map(
      (amount) => getComputedStyle(amount).fontSize,
    );
    await expect(new Set(sizes).size).toBe(1);
  },
});

const WIDTHS = ['6rem', '9rem', '14rem'] as const;
const AMOUNTS = [cents(4_200), cents(1_825_033), cents(98_765_432_109)] as const;

/** Three amounts at three widths, one of them hidden. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <div style={{ fontSize: '2rem' }}>
      <Grid columns={1} gap={5}>
        {WIDTHS.map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            {AMOUNTS.map((amount) => (
              <FittedMoney key={amount} amount={amount} />
            ))}
          </div>
        ))}
        <div style={{ inlineSize: '9rem' }}>
          <AmountsPrivacy hidden>
            <FittedMoney amount={AMOUNTS[1]} />
          </AmountsPrivacy>
        </div>
      </Grid>
    </div>
  ),
});
