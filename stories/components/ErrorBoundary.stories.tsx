import { ErrorBoundary, Text } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

let broken = true;

/** Breaks while `broken`. */
function Fragile() {
  if (broken) throw new Error('no such month');
  return <Text>Whole again.</Text>;
}

/** React tells the console of an error that a boundary caught; here it is meant to happen. */
function expectError() {
  const { error } = console;
  broken = true;
  console.error = () => {};
  return () => {
    console.error = error;
  };
}

const meta = preview.meta({
  title: 'Components/ErrorBoundary',
  component: ErrorBoundary,
  args: { title: 'The chart could not be shown', children: <Text>All is well.</Text> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
  },
});

/** The part breaks: its place says so, and Retry draws it anew. */
export const Broken = meta.story({
  args: { children: <Fragile />, onRetry: fn() },
  beforeEach: expectError,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart could not be shown');
    broken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Whole again.')).toBeVisible();
  },
});

export const OwnWords = meta.story({
  args: { children: <Fragile />, messageOf: (error: Error) => `It said: ${error.message}.` },
  beforeEach: expectError,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It said: no such month.');
  },
});

export const Playground = meta.story({});
