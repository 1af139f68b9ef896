import { AppStoreStatus, type StoreEntry, type StoreStage } from '@dime-time/ui';
import { expect } from 'storybook/test';
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
  title: 'Components/AppStoreStatus',
  component: AppStoreStatus,
  args: {
    stores: STORES,
  },
});

/** Both stores, ready to go. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByText('Ready for submission')).toHaveLength(2);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Each stage in its colour and its words. */
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

/** The words of a partner. */
export const OtherWords = meta.story({
  args: { stageLabels: { planned: 'Soon', ready: 'Built', review: 'Checked', live: 'Out now' } },
});

/** A store with a very long name, on a phone. */
export const LongNamePhone = meta.story({
  args: { stores: [{ store: LONG_NAME, platform: 'Phones', stage: 'review', note: LONG_NAME }] },
  globals: { viewport: { value: 'phone' } },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
