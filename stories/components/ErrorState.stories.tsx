import { Card, ErrorState } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { message: '500: Internal Server Error', onRetry: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});

export const WithoutRetry = meta.story({
  render: ({ message }) => <ErrorState message={message} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** What a server wrote is text: it is shown, never run. */
export const HostileMessage = meta.story({
  args: { message: `502: <img src=x onerror="document.body.dataset.ran='yes'">` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<img/)).toBeVisible();
    await expect(document.body).not.toHaveAttribute('data-ran');
  },
});
