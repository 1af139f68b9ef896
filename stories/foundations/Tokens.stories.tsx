import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TokenCatalog, TokenSamples, TokenSections } from './TokenCatalog.tsx';

/** Every token with its values, made from the contract of the theme. */
const meta = preview.meta({ title: 'Foundations/Tokens', tags: ['!autodocs'] });

export const All = meta.story({
  render: () => <TokenCatalog />,
  play: async ({ canvasElement }) => {
    // Queries by role calculate the name of every button, which takes minutes here.
    const status = canvasElement.querySelector('[role=status]');
    await expect(status).toHaveTextContent('124 tokens, 15 queries');
    await expect(canvasElement.querySelectorAll('[data-token]')).toHaveLength(139);
    const row = canvasElement.querySelector<HTMLElement>('[data-token="color.accent"]');
    if (!row) throw new Error('There is no row of the accent.');
    await expect(row.querySelectorAll('[role=cell]')).toHaveLength(5);
    await expect(within(row).getByText('--dt-color-accent')).toBeVisible();
    await expect(within(row).getAllByText('#5a56a8').length).toBeGreaterThan(0);
  },
});

export const Color = meta.story({ render: () => <TokenSections of={['Color']} /> });
export const ChartColors = meta.story({ render: () => <TokenSections of={['Chart colors']} /> });
export const Type = meta.story({ render: () => <TokenSections of={['Type']} /> });
export const Space = meta.story({ render: () => <TokenSections of={['Space']} /> });
export const Corners = meta.story({ render: () => <TokenSections of={['Corners']} /> });
export const Elevation = meta.story({ render: () => <TokenSections of={['Elevation']} /> });
export const Breakpoints = meta.story({ render: () => <TokenSections of={['Breakpoints']} /> });

/** One token of each kind. The components are made up: a real list changes with every component. */
const SAMPLES = [
  'color.debtSoft',
  'fontSize.xl',
  'lineHeight.m',
  'shadow.floating',
  'within.roomy',
];

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => <TokenSamples names={SAMPLES} uses={['DebtCard', 'Money', 'Card', 'Text']} />,
});

export const Searches = meta.story({
  ...All.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByLabelText('Search tokens');
    const status = canvasElement.querySelector('[role=status]');
    for (const [query, count] of [
      ['--dt-color-debtSoft', '1 token'],
      ['shadow overlay', '1 token'],
      ['media.print', '1 query'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, query);
      await expect(status?.textContent).toBe(count);
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'tomato');
    await expect(status).toHaveTextContent('0 tokens');
    await expect(canvas.getByText('No tokens found')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const Copies = meta.story({
  ...Space.input,
  tags: ['behavior'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'space.1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenLastCalledWith('var(--dt-space-1)');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Copied')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '8px' }));
    await expect(write).toHaveBeenLastCalledWith('8px');
    write.mockRejectedValue(new Error('No permission.'));
    await userEvent.click(canvas.getByRole('button', { name: '8px' }));
    await waitFor(() => expect(page.getByText('Not copied')).toBeVisible());
  },
});
