import { cents } from '@dime-time/finance-core/money';
import { RoundUpExplainer } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/RoundUpExplainer', component: RoundUpExplainer });

/** The specification's two examples. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(first).toBe('$4.67 rounds up to $5.00gives $0.33');
    await expect(second).toBe('$37.42 rounds up to $38.00gives $0.58');
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Other purchases, rounded by the product's own rule. */
export const OtherPurchases = meta.story({
  args: { purchases: [cents(475), cents(1200), cents(99_999_901)] },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
