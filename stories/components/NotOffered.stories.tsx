import { NotOffered } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/NotOffered',
  component: NotOffered,
  args: {
    children: 'Debts come from the banks you link. Link a card on the Banking page to add it.',
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OtherWords = meta.story({ args: { closeLabel: 'Back to the list' } });
