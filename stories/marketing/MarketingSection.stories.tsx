import { Card, Grid, MarketingSection, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Marketing/MarketingSection',
  component: MarketingSection,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Builds one section of a public page: full width, with a large heading and generous spacing.',
      instead: [
        ['Section', 'to name a part of a signed-in page'],
        ['Hero', 'to open the page'],
        ['FeatureCards', 'to show the six features'],
      ],
      dos: [
        'Give adjacent sections different backgrounds, so that it is clear where one ends.',
        'Keep the title to a few words and the lead to one sentence.',
      ],
      donts: [
        'Do not nest one in another.',
        'Do not put it in a column: its background reaches the edges of the screen.',
      ],
      accessibility: [
        'It is a region named by its level 2 heading, listed among the landmarks.',
        'The eyebrow is a paragraph before the heading and not part of its name.',
        'Content keeps the width and margins of the other pages.',
      ],
    }),
  },
  args: {
    title: 'Your change, doing more',
    lead: 'Six features that turn spare change into debt payments.',
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

/** A heading, a sentence and the section’s content. */
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

/** The three backgrounds, stacked. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <>
      {(['plain', 'raised', 'sunken'] as const).map((background) => (
        <MarketingSection
          key={background}
          {...args}
          eyebrow="Surface"
          title={background}
          background={background}
        />
      ))}
    </>
  ),
});

/** A heading without a break. */
export const LongTitle = meta.story({
  args: { title: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ args: { background: 'raised' }, globals: { theme: 'dark' } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
