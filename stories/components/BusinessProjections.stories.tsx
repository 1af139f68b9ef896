import { BusinessProjections } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/BusinessProjections',
  component: BusinessProjections,
  parameters: { layout: 'fullscreen' },
});

/** The three cards with the specification's figures. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [revenue, market, growth] = canvas
      .getAllByRole('article')
      .map((card) => card.textContent);
    await expect(revenue).toContain('Revenue at Scale');
    await expect(revenue).toContain('about $93.90M annual revenue at 1M users');
    await expect(revenue).toContain('85.4% profit margin');
    await expect(revenue).toContain('$93.90 revenue per user per year');
    await expect(revenue).toContain('path to $100M in 3 years');
    await expect(market).toContain('Target Market');
    await expect(market).toContain('77M Americans with credit card debt');
    await expect(market).toContain('$6,200 average debt per person');
    await expect(market).toContain('20-40M potential users');
    await expect(market).toContain('88% fintech adoption');
    await expect(growth).toContain('Growth Strategy');
    await expect(growth).toContain('Year 1: 50K users(about $4.4M)');
    await expect(growth).toContain('Year 2: 400K users(about $35M)');
    await expect(growth).toContain('Year 3: 1.14M users($100M target)');
    await expect(growth).toContain('31,667 new users per month on average');
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
