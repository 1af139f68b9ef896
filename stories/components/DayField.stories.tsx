import { DayField, type DayFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function Kept(props: DayFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DayField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/DayField',
  component: DayField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Day', value: '2026-11-19', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-19');
  },
});

export const Playground = meta.story({ args: { min: '2026-01-01', max: '2026-12-31' } });

export const Wrong = meta.story({ args: { error: 'Choose a day up to today.' } });

export const Disabled = meta.story({ args: { disabled: true } });
