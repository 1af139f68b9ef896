import { Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PAIRS } from '../../packages/ui/tools/contrast/pairs.ts';
import { ContrastTable } from './ContrastTable.tsx';

/** Every color that must contrast with its background, measured as the browser paints it. */
const meta = preview.meta({ title: 'Foundations/Contrast', tags: ['!autodocs'] });

const tables = (contrast: 'standard' | 'more') => (
  <Stack gap={6}>
    {Object.entries(PAIRS).map(([caption, pairs]) => (
      <ContrastTable key={caption} caption={caption} pairs={pairs} contrast={contrast} />
    ))}
  </Stack>
);

async function expectEnough({ canvasElement }: { canvasElement: HTMLElement }) {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
  await expect(cells).toHaveLength(Object.values(PAIRS).flat().length);
  const pale = cells.filter(
    ({ dataset }) => !(Number(dataset['ratio']) >= Number(dataset['least'])),
  );
  await expect(pale.map(({ dataset }) => `${dataset['pair']}: ${dataset['ratio']}`)).toEqual([]);
}

export const Light = meta.story({
  globals: { theme: 'light', contrast: 'standard' },
  render: () => tables('standard'),
  play: expectEnough,
});

export const Dark = meta.story({
  globals: { theme: 'dark', contrast: 'standard' },
  render: () => tables('standard'),
  play: expectEnough,
});

export const LightHighContrast = meta.story({
  globals: { theme: 'light', contrast: 'more' },
  render: () => tables('more'),
  play: expectEnough,
});

export const DarkHighContrast = meta.story({
  globals: { theme: 'dark', contrast: 'more' },
  render: () => tables('more'),
  play: expectEnough,
});

/** A partner’s accent: the scale generated from it is as readable as ours. */
export const AnotherBrand = meta.story({
  globals: { theme: 'light', contrast: 'standard', brand: 'penny-wise' },
  render: () => tables('standard'),
  play: expectEnough,
});
