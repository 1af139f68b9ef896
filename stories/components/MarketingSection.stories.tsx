import { Card, Grid, MarketingSection, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/MarketingSection',
  component: MarketingSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Your change, doing more',
    lead: 'Six things that turn the cents you never notice into payments you do.',
    children: (
      <Grid columns={{ phone: 1, tablet: 3 }}>
        {['One', 'Two', 'Three'].map((name) => (
          <Card key={name}>
            <Text>{name}</Text>
          </Card>
        ))}
      </Grid>
    ),
  },
});

/** A heading, a sentence and what the section shows. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your change, doing more' })).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { eyebrow: 'Features' } });

/** Without a sentence under the heading. */
export const TitleOnly = meta.story({
  render: ({ title, children }) => <MarketingSection title={title}>{children}</MarketingSection>,
});

/** The three grounds, one below the other. */
export const Surfaces = meta.story({
  render: (args) => (
    <>
      {(['plain', 'raised', 'sunken'] as const).map((surface) => (
        <MarketingSection key={surface} {...args} title={surface} surface={surface} />
      ))}
    </>
  ),
});

/** A heading without a place to break it. */
export const LongTitle = meta.story({
  args: { title: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ args: { surface: 'raised' }, globals: { theme: 'dark' } });
