// First, as in a page: it says which layer of styles weighs more.
import '../../packages/ui/src/theme/base.css';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  ChoiceGroup,
  Combobox,
  MoneyField,
  NumberField,
  SelectField,
  SliderField,
  SwitchField,
  TextArea,
  TextField,
  UiProvider,
} from '@dime-time/ui';
import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

let place: HTMLElement;
let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await emulateForcedColors('active');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(async () => {
  root.unmount();
  place.remove();
  await emulateForcedColors('none');
});

test('each button looks like what it is', async () => {
  const looks = {
    solid: <Button>Pay</Button>,
    outline: <Button variant="outline">Pay</Button>,
    ghost: <Button variant="ghost">Pay</Button>,
    disabledSolid: <Button disabled>Pay</Button>,
    disabledGhost: (
      <Button variant="ghost" disabled>
        Pay
      </Button>
    ),
  };
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const pictures = await picturesOf(looks);
  expect(new Set(pictures.values()).size).toBe(pictures.size);
});

const LETTERS = [{ value: 'weekly', label: 'Weekly' }] as const;
const DEBTS = [
  { value: 'visa', label: 'Visa' },
  { value: 'store', label: 'Store' },
] as const;

test('an answer looks like its value', async () => {
  const pictures = await picturesOf({
    boxEmpty: <CheckboxGroup label="Letters" options={LETTERS} />,
    boxTicked: <CheckboxGroup label="Letters" options={LETTERS} defaultValue={['weekly']} />,
    oneEmpty: <Checkbox label="Weekly" />,
    oneTicked: <Checkbox label="Weekly" defaultValue />,
    oneBetween: <Checkbox label="Weekly" indeterminate />,
    switchOff: <SwitchField label="Weekly" />,
    switchOn: <SwitchField label="Weekly" defaultValue />,
    visaChosen: <ChoiceGroup label="Debt" options={DEBTS} defaultValue="visa" />,
    storeChosen: <ChoiceGroup label="Debt" options={DEBTS} defaultValue="store" />,
    noneChosen: <ChoiceGroup label="Debt" options={DEBTS} />,
  });
  expect(new Set(pictures.values()).size).toBe(pictures.size);
});

const FIELDS = {
  TextField: (disabled: boolean) => <TextField label="Name" disabled={disabled} />,
  TextArea: (disabled: boolean) => <TextArea label="Message" disabled={disabled} />,
  MoneyField: (disabled: boolean) => (
    <MoneyField label="Amount" placeholder="" disabled={disabled} />
  ),
  NumberField: (disabled: boolean) => <NumberField label="Months" disabled={disabled} />,
  Combobox: (disabled: boolean) => <Combobox label="Debt" options={DEBTS} disabled={disabled} />,
  SliderField: (disabled: boolean) => <SliderField label="Share" disabled={disabled} />,
  SelectField: (disabled: boolean) => (
    <SelectField label="Debt" options={DEBTS} placeholder="" disabled={disabled} />
  ),
  ChoiceGroup: (disabled: boolean) => (
    <ChoiceGroup label="Debt" options={DEBTS} disabled={disabled} />
  ),
};

test.each(Object.entries(FIELDS))('an empty %s looks disabled where it is', async (_, field) => {
  const pictures = await picturesOf({ enabled: field(false), disabled: field(true) });
  expect(new Set(pictures.values()).size).toBe(2);
});

test('the option that Enter would choose has an outline', async () => {
  await draw(<SelectField label="Debt" options={DEBTS} />);
  await userEvent.click(place.querySelector('button')!);
  const highlighted = () => document.querySelector('[role=option][data-highlighted]');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(highlighted).not.toBeNull();
  expect(getComputedStyle(highlighted()!).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Escape}');
});

test('a box shows its check mark only while it is checked', async () => {
  for (const [value, visibility] of [
    [[], 'hidden'],
    [['weekly'], 'visible'],
  ] as const) {
    await draw(<CheckboxGroup label="Letters" options={LETTERS} defaultValue={value} />);
    expect(getComputedStyle(place.querySelector('svg')!).visibility).toBe(visibility);
  }
});

async function picturesOf(examples: Record<string, ReactElement>): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const [name, example] of Object.entries(examples)) {
    await draw(example);
    pictures.set(name, await page.elementLocator(place).screenshot({ save: false }));
  }
  return pictures;
}

/** Draws an example in the place of the one before. */
async function draw(example: ReactElement): Promise<void> {
  root.unmount();
  root = createRoot(place);
  root.render(<UiProvider>{example}</UiProvider>);
  await expect.poll(() => place.querySelector('button, label')).not.toBeNull();
}

async function emulateForcedColors(value: 'active' | 'none'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}
