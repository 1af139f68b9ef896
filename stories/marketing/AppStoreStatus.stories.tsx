import { AppStoreStatus, type StoreEntry, type StoreStage } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const STAGES: readonly StoreStage[] = ['planned', 'ready', 'review', 'live'];

const STORES: readonly StoreEntry[] = [
  {
    store: 'Apple App Store',
    platform: 'iPhone and iPad',
    stage: 'ready',
    note: 'The native wrapper is built; the account is the next step.',
  },
  {
    store: 'Google Play',
    platform: 'Android phones and tablets',
    stage: 'ready',
    note: 'The native wrapper is built; the store page is the next step.',
  },
];

const meta = preview.meta({
  title: 'Marketing/AppStoreStatus',
  component: AppStoreStatus,
  parameters: {
    guide: guide({
      use: 'Shows where to get the native apps, or how close they are to release in each store.',
      instead: [
        ['Badge', 'to show a state in one word'],
        ['FeatureCards', 'to promote the apps rather than track them'],
      ],
      dos: [
        'Write the note as the next step, in one sentence.',
        'Pass `words` to name the stages in your own words.',
        'List the stores in the order your visitors are likely to use them.',
      ],
      donts: [
        'Do not mark a store as live before its page can be opened.',
        'Do not list the same store twice: its name identifies the entry.',
      ],
      accessibility: [
        'It is a list with one item per store.',
        'The badge names the stage in words; the color only repeats it.',
        'It has no heading: put one above it.',
      ],
    }),
  },
  args: {
    stores: STORES,
  },
});

/** Both stores, ready to go. */
// @requirement 2.stats.content
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText('Ready for submission')).toHaveLength(2);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Each stage with its color and label. */
export const Stages = meta.story({
  args: {
    stores: STAGES.map((stage) => ({
      store: `Store ${stage}`,
      platform: 'Phones',
      stage,
      note: 'What comes next.',
    })),
  },
});

/** A partner’s wording. */
export const OtherWords = meta.story({
  args: { words: { planned: 'Soon', ready: 'Built', review: 'Checked', live: 'Out now' } },
});

/** A store with a very long name, on a phone. */
export const LongNamePhone = meta.story({
  args: { stores: [{ store: LONG_NAME, platform: 'Phones', stage: 'review', note: LONG_NAME }] },
  globals: { viewport: { value: 'phone' } },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** No store yet: an empty list renders nothing. */
export const Empty = meta.story({ args: { stores: [] } });

/** Every stage, with a long note beside a short one. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: {
    stores: STAGES.map((stage, at) => ({
      store: `Store ${at + 1}`,
      platform: 'Phones and tablets',
      stage,
      note: 'What comes next, told in one sentence. '.repeat(at + 1).trim(),
    })),
  },
});
