import { Link, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: {
    guide: guide({
      use: 'Leads to another place from within text, drawn by the link component of the site.',
      instead: [
        ['LinkButton', 'it is the next step of the page'],
        ['IconLink', 'it stands in a bar without words'],
        ['Button', 'it starts something and goes nowhere'],
      ],
      dos: [
        'Write words that make sense on their own: Read about the risks.',
        'Give UiProvider the link component of your router once; every link then uses it.',
        'Use inherit in muted text, so that it does not shout.',
      ],
      donts: [
        'Do not write here or more.',
        'Do not take the underline away in running text: colour alone does not tell a link.',
      ],
      accessibility: [
        'It is an anchor: it takes focus, opens in a new tab, and is listed among the links.',
        'It is underlined unless underline is hover.',
        'The accent keeps 4.5:1 on page and card, in light and in dark.',
      ],
    }),
  },
  args: { href: '/insights', children: 'View insights' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View insights' })).toHaveAttribute(
      'href',
      '/insights',
    );
  },
});

export const Playground = meta.story({ args: { tone: 'accent', underline: 'always' } });

export const InText = meta.story({
  render: (args) => (
    <Text measure>
      Your round-ups went to the card with the highest rate. <Link {...args} /> to see what that
      saved, or <Link href="/settings">change where they go</Link>.
    </Text>
  ),
});

export const InheritedTone = meta.story({
  render: () => (
    <Text tone="muted" size="s">
      By signing up you accept the{' '}
      <Link href="/legal" tone="inherit">
        terms of service
      </Link>
      .
    </Text>
  ),
});

export const UnderlineOnHover = meta.story({ args: { underline: 'hover' } });

/** An address without a place to break, on a phone. */
export const LongText = meta.story({
  args: { children: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Both tones, both underlines, and in text. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Link href="/insights">Accent</Link>
      <Link href="/insights" underline="hover">
        Accent, underlined on hover
      </Link>
      {(['default', 'muted'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          In {tone} text stands{' '}
          <Link href="/legal" tone="inherit">
            a link that takes its colour
          </Link>{' '}
          and <Link href="/settings">one that keeps its own</Link>.
        </Text>
      ))}
    </Stack>
  ),
});
