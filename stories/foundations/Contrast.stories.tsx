import { Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SHAPE_PAIRS, TEXT_PAIRS } from '../../packages/ui/src/theme/contrast/pairs.ts';
import { ContrastTable } from './ContrastTable.tsx';

/** Every colour that has to be told from its ground, measured as the browser paints it. */
const meta = preview.meta({ title: 'Foundations/Contrast', tags: ['!autodocs'] });

const tables = (contrast: 'standard' | 'more') => (
  <Stack gap={6}>
    <ContrastTable caption="Words" pairs={TEXT_PAIRS} contrast={contrast} />
    <ContrastTable caption="Fields, rings and marks" pairs={SHAPE_PAIRS} contrast={contrast} />
  </Stack>
);

async function expectEnough({ canvasElement }: { canvasElement: HTMLElement }) {
  const rows = [...canvasElement.querySelectorAll<HTMLElement>('tr[data-least]')];
  await expect(rows).toHaveLength(TEXT_PAIRS.length + SHAPE_PAIRS.length);
  const pale = rows.filter(
    (row) => !(Number(row.dataset['ratio']) >= Number(row.dataset['least'])),
  );
  await expect(pale.map((row) => row.textContent)).toEqual([]);
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

/** A partner's accent keeps the promise: the scale made of it is as readable as ours. */
export const AnotherBrand = meta.story({
  globals: { theme: 'light', contrast: 'standard', brand: 'penny-wise' },
  render: () => tables('standard'),
  play: expectEnough,
});
