import { Card, Dialog, FeatureUnavailable, Grid } from '@dime-time/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { openDialog } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/FeatureUnavailable',
  component: FeatureUnavailable,
  parameters: {
    guide: guide({
      use: 'Replaces the form in a dialog when the server does not offer it: it says where the data comes from instead, and lets people close the dialog.',
      instead: [
        ['EmptyState', 'to show a list that is empty for now'],
        ['ErrorState', 'to show a request that failed'],
      ],
      dos: [
        'Say in a sentence or two where such data comes from, and name the page that leads there.',
        'Keep the title of the requested dialog, so that the answer fits the question.',
      ],
      donts: [
        'Do not use it for an error: nothing here can be retried.',
        'Do not hide the button that opens the dialog instead; a missing button explains nothing.',
      ],
      accessibility: [
        'The button is the only control, so it takes the focus when the dialog opens.',
        'The text is not in a live region: the dialog around it has to be named.',
      ],
    }),
  },
  args: {
    children: 'Debts come from the banks you link. Link a card on the Banking page to add it.',
    onDismiss: fn(),
  },
});

export const Default = meta.story();

export const IsClosed = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got It' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { closeLabel: 'Got It' } });

export const OtherWords = meta.story({ args: { closeLabel: 'Back to the List' } });

/** In context: in place of a form. */
export const InADialog = meta.story({
  parameters: { docs: { story: { inline: false, iframeHeight: '320px' } } },
  render: (args) => (
    <Dialog open title="Add Debt Account" onOpenChange={args.onDismiss}>
      <FeatureUnavailable {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await openDialog();
    const button = dialog.getByRole('button', { name: 'Got It' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const ClosesByKeyboard = meta.story({
  ...InADialog.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const button = dialog.getByRole('button', { name: 'Got It' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ onDismiss }) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <FeatureUnavailable onDismiss={onDismiss}>
          Debts come from the banks you link.
        </FeatureUnavailable>
      </Card>
      <Card>
        <FeatureUnavailable onDismiss={onDismiss} closeLabel="Back to the List">
          {'Purchases come from your linked bank accounts, a few hours after each one. '.repeat(3)}
        </FeatureUnavailable>
      </Card>
    </Grid>
  ),
});
