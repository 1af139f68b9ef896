import { Button, Inline, Tooltip } from '@dime-time/ui';
import { expect, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

/** The label of the button on each side. */
const NAMES = { top: 'Above', right: 'Right', bottom: 'Below', left: 'Left' } as const;

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  parameters: {
    guide: guide({
      use: 'Shows a few words on a control that is only an icon, or an optional reason.',
      instead: [
        ['IconButton', 'to use an icon button with a built-in tooltip'],
        ['Disclosure', 'to give a longer explanation'],
        ['Callout', 'to say something everyone should read'],
      ],
      dos: [
        'Wrap one focusable element that forwards its ref and handlers.',
        'Keep it to one line.',
      ],
      donts: [
        'Do not put essential information only here: touch has no hover.',
        'Do not put links or buttons in it; it cannot take the focus.',
        'Do not wrap a disabled button: it gets neither pointer nor focus events.',
      ],
      accessibility: [
        'It becomes the control’s description, not its name, so the control needs a name.',
        'Focus opens it immediately; a resting pointer opens it after 700 ms, or immediately within 300 ms of another tooltip. Escape closes it and the focus stays.',
        'The pointer can move onto it without closing it.',
      ],
    }),
  },
  args: {
    content: 'Paid first, because it costs the most',
    children: <Button variant="outline">Highest Rate</Button>,
  },
});

export const Default = meta.story();

/** Focus opens it immediately, Escape closes it, and the control keeps focus. */
export const OpensOnFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Paid first/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { side: 'right', open: true } });

export const Open = meta.story({ args: { open: true, side: 'bottom' } });

/** The pointer has to hover for 700 ms. */
// @requirement 9.tooltip.delay
export const WaitsForThePointer = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await expect(performance.now() - started).toBeGreaterThanOrEqual(650);
  },
});

export const Sides = meta.story({
  render: () => (
    <Inline justify="center" gap={9} style={{ padding: '4rem' }}>
      {(['top', 'bottom'] as const).map((side) => (
        <Tooltip key={side} open side={side} content={`Opens to the ${side}`}>
          <Button variant="outline">{NAMES[side]}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
});

/** A longer text wraps, and stays inside the screen. */
export const LongText = meta.story({
  args: {
    open: true,
    side: 'bottom',
    content:
      'Round-ups go to the debt with the highest rate first, because that one costs the most.',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Open on all four sides. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: () => (
    <Inline
      justify="center"
      style={{
        paddingBlock: '5rem',
        paddingInline: 'min(9rem, 20%)',
        columnGap: 'min(12rem, 100%)',
        rowGap: '6rem',
      }}
    >
      {(['top', 'right', 'bottom', 'left'] as const).map((side) => (
        <Tooltip key={side} open side={side} content={`Opens to the ${side}`}>
          <Button variant="outline">{NAMES[side]}</Button>
        </Tooltip>
      ))}
    </Inline>
  ),
});
