import { Badge, Inline, Stack } from '@dime-time/ui';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const TONES = ['neutral', 'accent', 'debt', 'positive', 'negative', 'warning', 'info'] as const;

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Groceries' },
});

export const Default = meta.story();

export const WithIcon = meta.story({
  args: { tone: 'positive', icon: <Check size={14} aria-hidden="true" />, children: 'Active' },
});

export const LongText = meta.story({
  args: { children: 'A category with a name that never seems to end, '.repeat(6) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['soft', 'outline'] as const).map((variant) => (
        <Inline key={variant}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
