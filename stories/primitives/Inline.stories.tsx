import { Badge, Card, Inline, Stack, Text } from '@dime-time/ui';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Inline',
  component: Inline,
  parameters: {
    guide: guide({
      use: 'Places children side by side, each at its natural width, and wraps when there is no room.',
      instead: [
        ['Grid', 'to put children in columns of equal width'],
        ['Stack', 'to stack children'],
      ],
      dos: [
        'Use it for badges, buttons and short facts.',
        'Set `justify` to `between` for a name at one end and an action at the other.',
        'Set `gap` and `align` for each width where it stands in places of different widths: it asks the nearest container.',
        'Align to `baseline` when texts of different sizes meet.',
      ],
      donts: [
        'Do not turn off `wrap` for anything that can grow: it would overflow the page.',
        'Do not use it for the buttons of a dialog: `DialogFooter` adapts to the phone.',
      ],
      accessibility: [
        'It renders a div, or the element named by `as`, and adds no role.',
        'The order on the screen matches the order in the document, in both reading directions.',
      ],
    }),
  },
  args: {
    children: ['Groceries', 'Coffee', 'Train', 'Pharmacy', 'Books'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
});

export const Default = meta.story();

export const Playground = meta.story({
  args: { gap: 3, align: 'center', justify: 'start', wrap: true },
});

/** Tight in a narrow card, wide in a wide one. */
export const ByWidth = meta.story({
  args: { gap: { phone: 1, tablet: 6 } },
  render: (args) => (
    <Stack>
      <Card style={{ inlineSize: '17.5rem' }}>
        <Inline {...args} />
      </Card>
      <Card>
        <Inline {...args} />
      </Card>
    </Stack>
  ),
});
export const Apart = meta.story({ args: { justify: 'between' } });
export const ToTheEnd = meta.story({ args: { justify: 'end' } });
export const Wrapping = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <Badge key={index}>Badge {index + 1}</Badge>
    )),
  },
});

/** Wraps to a new line on a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Along the row and across it. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ children }) => (
    <Stack gap={5}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {children}
        </Inline>
      ))}
      {(['start', 'center', 'end', 'baseline', 'stretch'] as const).map((align) => (
        <Inline key={align} align={align} gap={5}>
          <Text as="span" size="l">
            {align}
          </Text>
          <Badge>Groceries</Badge>
          <Text as="span" size="s">
            small
          </Text>
        </Inline>
      ))}
      <Inline gap={6}>{children}</Inline>
      <Card>
        <Inline gap={{ phone: 1, tablet: 6 }}>{children}</Inline>
      </Card>
    </Stack>
  ),
});
