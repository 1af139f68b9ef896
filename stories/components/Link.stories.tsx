import { Link, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
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
