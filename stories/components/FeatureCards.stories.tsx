import { FeatureCards, LANDING_FEATURES } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/FeatureCards',
  component: FeatureCards,
  parameters: { layout: 'fullscreen' },
});

/** The six features of the landing page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual([
      'Round-Up Technology',
      'Smart Analytics',
      'Bank-Level Security',
      'Mobile Apps',
      'Automated Payments',
      'Crypto Options',
    ]);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** A partner shows what it offers, in its own words. */
export const OtherFeatures = meta.story({
  args: { title: 'What you get', lead: 'Three of six.', features: LANDING_FEATURES.slice(0, 3) },
});

/** On a phone, one below the other. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
