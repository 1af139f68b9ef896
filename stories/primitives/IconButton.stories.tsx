import { IconButton, Inline, Stack } from '@dime-time/ui';
import { Bell, Eye, Menu, X } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  parameters: {
    guide: guide({
      use: 'Starts something with an icon alone, in bars and corners that have no room for a label.',
      instead: [
        ['Button', 'to show a label when there is room'],
        ['IconLink', 'to go to another page'],
      ],
      dos: [
        'Write `label` as a verb: Hide amounts. It is the name and the tooltip.',
        'Keep to well-known icons: close, menu, search, eye.',
        'Change the label with the state of a toggle: Show amounts.',
      ],
      donts: [
        'Do not turn off the tooltip unless the same words are beside the button.',
        'Do not use it for the main action of a page.',
      ],
      accessibility: [
        'The label is the accessible name, with or without the tooltip.',
        'The tooltip shows on focus as well as on hover, and never holds more than the name.',
        'Sizes are 32, 40 and 48 px, all above the 24 px minimum target size.',
      ],
    }),
  },
  args: { label: 'Hide Amounts', icon: <Eye size={20} />, onClick: fn() },
});

export const Default = meta.story();

export const IsPressed = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Amounts' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Playground = meta.story({
  args: { variant: 'ghost', tone: 'neutral', size: 'm', tooltip: true },
});

/** On focus, its name shows as a tooltip. */
export const NameOnFocus = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Hide Amounts'));
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.IconButton}</InStates>,
});

/** Each tone in each size and variant, and disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['neutral', 'accent', 'danger'] as const).map((tone) => (
        <Inline key={tone}>
          {(['s', 'm', 'l'] as const).map((size) =>
            (['ghost', 'outline', 'soft', 'solid'] as const).map((variant, index) => {
              const Icon = [Bell, Menu, X, Eye][index] ?? Bell;
              return (
                <IconButton
                  key={`${size}-${variant}`}
                  size={size}
                  tone={tone}
                  variant={variant}
                  label={`${variant} ${tone} ${size}`}
                  icon={<Icon size={18} />}
                />
              );
            }),
          )}
          <IconButton tone={tone} label={`disabled ${tone}`} icon={<X size={18} />} disabled />
        </Inline>
      ))}
    </Stack>
  ),
});
