import { Heading, Stack } from '@dime-time/ui';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive, stateOptions, type StateOptions } from '../fixtures/index.ts';

const meta = preview.meta({ title: 'Foundations/Interaction states', tags: ['!autodocs'] });

const NAMES = Object.keys(interactive) as (keyof typeof interactive)[];

/** Every interactive primitive at rest, hovered, focused and pressed. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap={6}>
      {NAMES.map((name) => (
        <Stack key={name} gap={3}>
          <Heading level={2} size="m">
            {name}
          </Heading>
          <InStates {...stateOptions[name]}>{interactive[name]}</InStates>
        </Stack>
      ))}
    </Stack>
  ),
});

/** What a control and everything in it look like. */
const lookOf = (cell: Element) =>
  [...cell.querySelectorAll('*')]
    .map((part) => {
      const style = getComputedStyle(part);
      return [
        style.color,
        style.backgroundColor,
        style.borderColor,
        style.boxShadow,
        style.outlineStyle,
        style.textDecoration,
        style.transform,
      ].join();
    })
    .join('\n');

/** The rings that are seen: an input that draws nothing itself is under what stands for it. */
const ringsIn = (cell: Element) =>
  [...cell.querySelectorAll(':not([type=checkbox], [type=radio], [type=range])')].filter(
    (part) => getComputedStyle(part).outlineStyle !== 'none',
  );

/** What is wrong with the states of one primitive. */
function faultsIn(states: Element, { pressed = true }: StateOptions): string[] {
  const [rest, ...shown] = [...states.children].map(lookOf);
  const names = pressed ? ['hovered', 'focused', 'pressed'] : ['', 'focused', ''];
  const alike = names.filter((name, index) => name !== '' && shown[index] === rest);
  const focused = states.children[2];
  const rings = focused ? ringsIn(focused).length : 0;
  return [...alike, ...(rings === 1 ? [] : [`${rings} rings`])];
}

/** Hovered, focused and pressed, each primitive looks different than at rest; one ring is shown. */
export const StatesDiffer = meta.story({
  tags: ['behavior'],
  globals: { motion: 'reduced' },
  render: () => (
    <Stack gap={6}>
      {NAMES.map((name) => (
        <div key={name} data-testid={name}>
          <InStates {...stateOptions[name]}>{interactive[name]}</InStates>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const faults = () =>
      NAMES.flatMap((name) => {
        const states = canvas.getByTestId(name).firstElementChild;
        const found = states ? faultsIn(states, stateOptions[name] ?? {}) : ['absent'];
        return found.map((fault) => `${name}: ${fault}`);
      });
    // A color changes in a moment, and tabs are rendered after what is around them.
    await waitFor(() => expect(faults()).toEqual([]));
  },
});
