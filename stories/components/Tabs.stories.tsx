import { Badge, Tabs, TextField } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const TABS = [
  { value: 'earn', label: 'Earn', content: <p>Ways to earn.</p> },
  { value: 'stake', label: 'Stake', content: <TextField label="Amount" /> },
  { value: 'history', label: 'History', content: <p>What was earned.</p> },
] as const;

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs<string>,
  args: { label: 'Token', tabs: TABS, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Earn' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('history');
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent(
      'What was earned.',
    );
    await expect(canvas.queryByText('Ways to earn.')).toBeNull();
  },
});

/** One stop for Tab; arrows open the neighbour, Home and End the ends. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Stake' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('What was earned.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Earn' })).toHaveFocus();
  },
});

/** What was typed in one panel is still there after a look at another. */
export const KeptMounted = meta.story({
  args: { keepMounted: true, defaultValue: 'stake' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12.5');
    await userEvent.click(canvas.getByRole('tab', { name: 'Earn' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Stake' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  },
});

export const WithCountAndDisabled = meta.story({
  args: {
    label: 'Notifications',
    tabs: [
      {
        value: 'list',
        label: (
          <>
            Notifications <Badge tone="accent">3</Badge>
          </>
        ),
        content: <p>Three are unread.</p>,
      },
      { value: 'settings', label: 'Settings', content: <p>What you hear about.</p> },
      { value: 'test', label: 'Test', content: null, disabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Test' }));
    await expect(args.onChange).not.toHaveBeenCalledWith('test');
    await expect(canvas.getByText('Three are unread.')).toBeVisible();
  },
});

/** More names than fit: the row scrolls, the page does not. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    tabs: ['Overview', 'Transactions', 'Settings', 'Test centre', 'Something long'].map(
      (label) => ({
        value: label,
        label,
        content: <p>{label}</p>,
      }),
    ),
  },
});
