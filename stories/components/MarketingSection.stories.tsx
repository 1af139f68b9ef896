import { Card, Grid, MarketingSection, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/MarketingSection',
  component: MarketingSection,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Makes one section of a public page: across the whole screen, with a large heading and room around it.',
      instead: [
        ['Section', 'a part of a signed-in page is named'],
        ['Hero', 'the page is opened'],
        ['FeatureCards', 'its content is the six features'],
      ],
      dos: [
        'Let neighbours differ in surface, so that the eye sees where one ends.',
        'Keep the title to a few words and the lead to a sentence.',
      ],
      donts: [
        'Do not put one into another.',
        'Do not put it into a column: its ground reaches the edges of the screen.',
      ],
      accessibility: [
        'It is a region named by its second-level heading, found in the list of landmarks.',
        'The eyebrow is a paragraph before the heading and not part of its name.',
        'Content keeps the width of the other pages and its distance from the edge.',
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
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <>
      {(['plain', 'raised', 'sunken'] as const).map((surface) => (
        <MarketingSection
          key={surface}
          {...args}
          eyebrow="Surface"
          title={surface}
          surface={surface}
        />
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

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
