import { LOADING, LoadablePanel, ready, Skeleton, Text } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/LoadablePanel',
  component: LoadablePanel<string>,
  args: {
    value: ready('Here it is.'),
    skeleton: <Skeleton width="12rem" />,
    children: (text) => <Text>{text}</Text>,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Here it is.')).toBeVisible();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { value: LOADING } });

const onRetry = fn();

export const Failed = meta.story({
  args: { value: { status: 'error', message: '500: Internal Server Error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: Internal Server Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Data that cannot be drawn is a failure of its panel alone. */
export const Broken = meta.story({
  args: {
    children: () => {
      throw new Error('no such month');
    },
  },
  beforeEach: () => {
    const { error } = console;
    // React tells the console of an error that a boundary caught; here it is meant to happen.
    console.error = () => {};
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Stale = meta.story({
  args: { value: ready('Here it is.', true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Here it is.')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
});
