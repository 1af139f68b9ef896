import { Button, Inline, Tooltip } from '@dime-time/ui';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Paid first, because it costs the most',
    children: <Button variant="outline">Highest rate</Button>,
  },
});

/** Focus opens it at once, Escape closes it, and the control keeps focus. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Paid first/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

export const Open = meta.story({ args: { open: true, side: 'bottom' } });

/** A pointer has to rest for 700 ms. */
export const WaitsForThePointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument(), { timeout: 3000 });
    await expect(performance.now() - started).toBeGreaterThanOrEqual(650);
  },
});

export const Sides = meta.story({
  render: () => (
    <Inline justify="center" gap={9} style={{ padding: '4rem' }}>
      {(['top', 'bottom'] as const).map((side) => (
        <Tooltip key={side} open side={side} content={`Opens to the ${side}`}>
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
});
