import { expect } from 'storybook/test';
import { Card, Grid, Heading, Section, Stack, Text } from '@dime-time/ui';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  parameters: {
    guide: guide({
      use: 'Groups related content on its own surface: a panel, a list entry, a form.',
      instead: [
        ['StatCard', 'to show one figure with its label'],
        ['Section', 'to group with only a heading'],
        ['Callout', 'to set a note apart'],
      ],
      dos: [
        'Name its element with `as`: `article` if it stands on its own, `section` with a heading, `li` in a list.',
        'Use `padding="none"` for a list or a table that reaches the edges.',
        'Use `surface="hero"` for the leading figure of a page, once on a screen.',
        'Use `surface="flat"` for a group on the page that needs no frame.',
        'Set `padding` for each width if a card reaches the edges of a narrow place only: `{ phone: "none", tablet: "m" }`.',
      ],
      donts: [
        'Do not put a card inside a card; group with space or a hairline.',
        'Do not give a card a shadow: only `hero` has one, and what opens over the page.',
        'Do not make the whole card pressable: put a link or a button in it.',
      ],
      accessibility: [
        'It has no role beyond the element named by `as`, and no name unless you set `aria-label` or `aria-labelledby`.',
        'Without padding, the content is clipped at the rounded corners, focus rings included: keep controls away from the edge.',
        'It is not split across printed pages.',
      ],
    }),
  },
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Round-ups this week</Heading>
        <Text tone="muted" size="s">
          Seven purchases left $4.13 for your debts.
        </Text>
      </Stack>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { surface: 'card', padding: 'm', as: 'section' } });

/** Each surface with each padding. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ children }) => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      {(['s', 'm', 'l'] as const).map((padding) =>
        (['flat', 'card', 'hero'] as const).map((surface) => (
          <Card key={`${padding} ${surface}`} surface={surface} padding={padding}>
            {children}
          </Card>
        )),
      )}
    </Grid>
  ),
});

export const Paddings = meta.story({
  render: ({ children }) => (
    <Stack>
      {(['none', 's', 'm', 'l'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {children}
        </Card>
      ))}
    </Stack>
  ),
});

/** Small in a narrow place, large in a wide one, in the same window. */
export const ByWidth = meta.story({
  args: { padding: { phone: 's', tablet: 'l' } },
  render: (args) => (
    <Stack>
      <Section title="Narrow" style={{ inlineSize: '17.5rem' }}>
        <Card {...args} />
      </Section>
      <Section title="Wide">
        <Card {...args} />
      </Section>
    </Stack>
  ),
});

/** Text without a break stays inside. */
export const LongText = meta.story({
  args: { children: <Text>{LONG_NAME}</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
