import {
  Button,
  ChoiceGroup,
  Inline,
  MoneyField,
  SelectField,
  Stack,
  TextField,
} from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

/**
 * Two libraries stand underneath: overlays and buttons come from one, fields and choices from the
 * other. Side by side nobody may be able to tell.
 */
const meta = preview.meta({ title: 'Foundations/Parity' });

const ITEMS = [{ value: 'visa', label: 'Everyday Visa' }];
const nothing = () => undefined;

/** The same height, the same corners, the same border in one row. */
export const OneRow = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline align="end" gap={4}>
      <TextField label="Text" defaultValue="Ada" />
      <MoneyField label="Amount" value="50.00" onChange={nothing} />
      <SelectField label="Debt" items={ITEMS} value="visa" onChange={nothing} />
      <Button>Make payment</Button>
      <Button variant="outline" tone="neutral">
        Cancel
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox');
    const box = canvas.getByLabelText('Text').parentElement;
    if (!box) throw new Error('The input stands in its box.');
    const looks = [trigger, box].map((element) => {
      const style = getComputedStyle(element);
      return [
        element.getBoundingClientRect().height,
        style.borderRadius,
        style.borderColor,
        style.backgroundColor,
        style.fontFamily,
      ];
    });
    await expect(looks[0]).toEqual(looks[1]);
    const pay = canvas.getByRole('button', { name: 'Make payment' });
    await expect(pay.getBoundingClientRect().height).toBe(trigger.getBoundingClientRect().height);
    await expect(getComputedStyle(pay).borderRadius).toBe(getComputedStyle(trigger).borderRadius);
  },
});

/** The ring of keyboard focus has one colour and one width, whoever draws it. */
export const OneFocusRing = meta.story({
  render: () => (
    <Stack gap={4} align="start">
      <Button>Make payment</Button>
      <TextField label="Text" />
      <SelectField label="Debt" items={ITEMS} value="visa" onChange={nothing} />
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

/** The order of layers holds: the library's rule beats Radix's, whatever sheet came first. */
export const LayerOrder = meta.story({
  render: () => <Button>Make payment</Button>,
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('button'));
    await expect(style.fontWeight).toBe('600');
    await expect(style.fontFamily).toContain('Inter Variable');
  },
});
