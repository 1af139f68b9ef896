import { TextArea } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Message', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByLabelText('Message');
    await userEvent.type(area, 'Hello');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hello');
    await expect(getComputedStyle(area).minHeight).toBe('120px');
  },
});

export const Wrong = meta.story({
  args: { error: 'Write a message.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Sent.' } });
export const LongText = meta.story({ args: { defaultValue: 'word '.repeat(2000) } });
