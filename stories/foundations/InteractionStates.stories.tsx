import { Heading, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const meta = preview.meta({ title: 'Foundations/Interaction states', tags: ['!autodocs'] });

/** Every interactive primitive at rest, hovered, focused and pressed. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap={6}>
      {Object.entries(interactive).map(([name, draw]) => (
        <Stack key={name} gap={3}>
          <Heading level={2} size="m">
            {name}
          </Heading>
          <InStates>{draw}</InStates>
        </Stack>
      ))}
    </Stack>
  ),
});

/** Each state of a button looks different from the others. */
export const StatesDiffer = meta.story({
  tags: ['behavior'],
  render: () => <InStates>{interactive.Button}</InStates>,
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button').map((button) => {
      const { backgroundColor, outlineStyle, transform } = getComputedStyle(button);
      return [backgroundColor, outlineStyle, transform].join();
    });
    await expect(new Set(looks).size).toBe(4);
  },
});
