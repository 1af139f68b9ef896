import {
  Button,
  ChoiceGroup,
  Inline,
  MoneyField,
  SelectField,
  Stack,
  TextField,
} from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

/**
 * The library is built on two others: overlays and buttons come from one, fields and choices from
 * the other. Side by side, they should look the same.
 */
const meta = preview.meta({ title: 'Foundations/Parity' });

const ITEMS = [{ value: 'visa', label: 'Everyday Visa' }];
const nothing = () => undefined;

const SIZES = ['s', 'm', 'l'] as const;

/** The same height, the same corners and the same border in one row: small, medium and large. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      {SIZES.map((size) => (
        <div key={size} role="group" aria-label={`Size ${size}`}>
          <Inline align="end" gap={4}>
            <TextField label="Text" defaultValue="Ada" size={size} />
            <MoneyField label="Amount" value="50.00" onChange={nothing} size={size} />
            <SelectField label="Debt" options={ITEMS} value="visa" onChange={nothing} size={size} />
            <Button size={size}>Make Payment</Button>
            <Button variant="outline" tone="neutral" size={size}>
              Cancel
            </Button>
          </Inline>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = await Promise.all(
      canvas.getAllByRole('group', { name: /^Size/ }).map((row) => expectOneLook(within(row))),
    );
    await expect(heights).toEqual([32, 40, 48]);
  },
});

/** Compares the output of both libraries in one row, and returns its height. */
async function expectOneLook(row: ReturnType<typeof within>): Promise<number> {
  const boxes = [
    row.getByRole('combobox'),
    row.getByLabelText('Text').parentElement,
    row.getByLabelText('Amount').parentElement,
  ].map((box) => {
    if (!box) throw new Error('The input stands in its box.');
    return box;
  });
  const looks = boxes.map((box) => {
    const { borderColor, borderWidth, backgroundColor, fontFamily, color } = getComputedStyle(box);
    return { borderColor, borderWidth, backgroundColor, fontFamily, color };
  });
  await expect(looks.every((look) => JSON.stringify(look) === JSON.stringify(looks[0]))).toBe(true);
  const all = [...boxes, ...row.getAllByRole('button')];
  const heights = new Set(all.map((element) => element.getBoundingClientRect().height));
  const corners = new Set(all.map((element) => getComputedStyle(element).borderRadius));
  await expect([...heights]).toHaveLength(1);
  await expect([...corners]).toHaveLength(1);
  return [...heights][0] ?? 0;
}

/** The keyboard focus ring has one color and one width in both libraries. */
export const OneFocusRing = meta.story({
  tags: ['behavior'],
  render: () => (
    <Stack gap={4} align="start">
      <Button>Make Payment</Button>
      <TextField label="Text" />
      <SelectField label="Debt" options={ITEMS} value="visa" onChange={nothing} />
      <ChoiceGroup
        label="Amount"
        options={[{ value: '25', label: '$25' }]}
        value="25"
        onChange={nothing}
      />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const rings: string[] = [];
    const look = (element: Element | null) => {
      if (!element) throw new Error('There is nothing to look at.');
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      rings.push(`${outlineWidth} ${outlineStyle} ${outlineColor}`);
    };
    await userEvent.tab();
    look(document.activeElement);
    await userEvent.tab();
    look(canvas.getByLabelText('Text').parentElement);
    await userEvent.tab();
    look(document.activeElement);
    await userEvent.tab();
    look(canvas.getByRole('radio').closest('[data-focus-visible]'));
    await expect(new Set(rings).size).toBe(1);
    await expect(rings[0]).toMatch(/^2px solid/);
  },
});

/** The layer order holds: the library’s rules win over its reset, whichever sheet loads first. */
export const LayerOrder = meta.story({
  render: () => <Button>Make Payment</Button>,
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect(style.fontWeight).toBe('600');
    await expect(style.fontFamily).toContain('Inter Variable');
  },
});
