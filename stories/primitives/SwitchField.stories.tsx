import { Stack, SwitchField, type SwitchFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

function Kept(props: SwitchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SwitchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/SwitchField',
  component: SwitchField,
  parameters: {
    guide: guide({
      use: 'Turns something on or off immediately: crypto round-ups, a type of notification.',
      instead: [
        ['CheckboxGroup', 'to choose inside a form with a submit button'],
        ['ChoiceGroup', 'to offer two choices that both need a name'],
      ],
      dos: [
        'Name what is on when it is on, without “enable”.',
        'Revert the change and say so if saving failed.',
        'Use `description` for the effect of turning it on.',
      ],
      donts: [
        'Do not ask for confirmation after it has moved.',
        'Do not change the label with the state.',
      ],
      accessibility: [
        'It is a switch named by its label; Space toggles it, and its state is read.',
        'The whole row can be pressed, 32 px high; the focus ring is around the switch.',
        'On and off differ in the position of the thumb as well as in color, in Windows High Contrast too.',
      ],
    }),
  },
  args: { label: 'Crypto round-ups', value: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

export const IsTurnedOn = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Crypto round-ups' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    value: true,
    description: 'A part of your round-ups buys a coin of your choice.',
    disabled: false,
  },
});

export const On = meta.story({ args: { value: true } });

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const WithDescription = meta.story({
  args: { description: 'A part of your round-ups buys a coin of your choice.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/coin of your choice/);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
});

/** A label that wraps keeps the switch at its end. */
export const LongLabel = meta.story({
  args: { label: LONG_NAME, description: 'A bank that names everything in full.' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-readonly', 'true');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.SwitchField}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ onChange }) => (
    <Stack gap={4} style={{ maxInlineSize: '28rem' }}>
      <SwitchField label="Off" value={false} onChange={onChange} />
      <SwitchField label="On" value onChange={onChange} />
      <SwitchField
        label="Described"
        description="Buys a coin of your choice."
        value
        onChange={onChange}
      />
      <SwitchField label="Off and disabled" disabled value={false} onChange={onChange} />
      <SwitchField label="On and disabled" disabled value onChange={onChange} />
    </Stack>
  ),
});
