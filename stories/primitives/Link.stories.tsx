import { Link, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Link',
  component: Link,
  parameters: {
    guide: guide({
      use: 'Links to another place from within text, rendered by the site’s link component.',
      instead: [
        ['LinkButton', 'to show the next step of the page'],
        ['IconLink', 'to link from a bar without a label'],
        ['Button', 'to start something instead of navigating'],
      ],
      dos: [
        'Write a label that makes sense on its own: Read about the risks.',
        'Pass your router’s link component to `UiProvider` once; every link within your site then uses it.',
        'Set `reloadDocument` for an address that your router has no page for: a sign-in, a file.',
        'Use `inherit` in muted text, so that the link does not stand out too much.',
      ],
      donts: [
        'Do not write "here" or "more".',
        'Do not remove the underline in running text: color alone does not identify a link.',
      ],
      accessibility: [
        'It is an anchor: it can be focused, opened in a new tab, and found in a list of links.',
        'It is underlined unless `underline` is `hover`.',
        'The accent keeps a contrast of 4.5:1 on page and card, in light and dark.',
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

/** An address without a break, on a phone. */
export const LongText = meta.story({
  args: { children: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Link}</InStates>,
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
            a link that takes its color
          </Link>{' '}
          and <Link href="/settings">one that keeps its own</Link>.
        </Text>
      ))}
    </Stack>
  ),
});
