import { IconButton, Inline } from '@dime-time/ui';
import { Bell, Eye, Menu, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Hide amounts', icon: <Eye size={20} />, onClick: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide amounts' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** On focus its name shows as a tooltip. */
export const NameOnFocus = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Hide amounts'));
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline>
      {(['s', 'm', 'l'] as const).map((size) =>
        (['ghost', 'outline', 'soft', 'solid'] as const).map((variant, index) => {
          const Icon = [Bell, Menu, X, Eye][index] ?? Bell;
          return (
            <IconButton
              key={`${size}-${variant}`}
              size={size}
              variant={variant}
              label={`${variant} ${size}`}
              icon={<Icon size={18} />}
            />
          );
        }),
      )}
    </Inline>
  ),
});
