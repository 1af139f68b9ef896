// First, as in a page: it says which layer of styles weighs more.
import '../../packages/ui/src/theme/base.css';
import {
  Checkbox,
  CheckboxGroup,
  ChoiceGroup,
  Combobox,
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  SliderField,
  SwitchField,
  TextArea,
  TextField,
  UiProvider,
} from '@dime-time/ui';
import type { Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formControl } from './formControl.tsx';

const CARDS = [
  { value: 'visa', label: 'Everyday Visa' },
  { value: 'store', label: 'Store card' },
] as const;
type Card = (typeof CARDS)[number]['value'];

const LETTERS = [
  { value: 'weekly', label: 'The weekly report' },
  { value: 'milestones', label: 'Milestones I reach' },
  { value: 'offers', label: 'Offers' },
] as const;
type Letter = (typeof LETTERS)[number]['value'];

formControl('TextField', {
  draw: ({ ref, ...props }) => (
    <TextField {...props} ref={ref as Ref<HTMLInputElement>} label="Name" />
  ),
  first: 'Ada',
  keys: ['{End}B'],
  next: 'AdaB',
  sent: { empty: [''], first: ['Ada'], next: ['AdaB'] },
});

formControl('TextArea', {
  draw: ({ ref, ...props }) => (
    <TextArea {...props} ref={ref as Ref<HTMLTextAreaElement>} label="Message" />
  ),
  first: 'Hello',
  keys: ['{End}!'],
  next: 'Hello!',
  sent: { empty: [''], first: ['Hello'], next: ['Hello!'] },
});

formControl('MoneyField', {
  draw: ({ ref, ...props }) => (
    <MoneyField {...props} ref={ref as Ref<HTMLInputElement>} label="Amount" />
  ),
  first: '$6,200',
  keys: ['{End}.5'],
  next: '$6,200.5',
  sent: { empty: [''], first: ['6200.00'], next: ['6200.50'] },
});

formControl<number | null>('NumberField', {
  draw: ({ ref, ...props }) => (
    <NumberField {...props} ref={ref as Ref<HTMLInputElement>} label="Months" />
  ),
  first: 12,
  keys: ['{ArrowUp}'],
  next: 13,
  press: 'input',
  sent: { empty: [''], first: ['12'], next: ['13'] },
});

formControl<Card | null>('Combobox', {
  draw: ({ ref, ...props }) => (
    <Combobox {...props} ref={ref as Ref<HTMLInputElement>} label="Debt" options={CARDS} />
  ),
  first: 'visa',
  keys: ['{Control>}a{/Control}store', '{Enter}'],
  next: 'store',
  press: 'input',
  sent: { empty: [''], first: ['visa'], next: ['store'] },
});

formControl('DateField', {
  draw: ({ ref, ...props }) => (
    <DateField {...props} ref={ref as Ref<HTMLInputElement>} label="Day" />
  ),
  first: '2026-11-24',
  keys: ['12252026'],
  next: '2026-12-25',
  sent: { empty: [''], first: ['2026-11-24'], next: ['2026-12-25'] },
});

/** A letter chooses without opening the list; what is chosen in the list is the same field's. */
for (const [way, keys] of [
  ['by a letter', ['s']],
  ['in its list', ['{ArrowDown}', '{ArrowDown}', '{Enter}']],
] as const) {
  formControl<Card>(`SelectField ${way}`, {
    draw: ({ ref, ...props }) => (
      <SelectField {...props} ref={ref as Ref<HTMLButtonElement>} label="Debt" options={CARDS} />
    ),
    first: 'visa',
    keys,
    next: 'store',
    press: 'button[role=combobox]',
    sent: { empty: [''], first: ['visa'], next: ['store'] },
  });
}

formControl<Card>('ChoiceGroup', {
  draw: ({ ref, ...props }) => (
    <ChoiceGroup {...props} ref={ref as Ref<HTMLInputElement>} label="Debt" options={CARDS} />
  ),
  first: 'visa',
  keys: ['{ArrowRight}'],
  next: 'store',
  press: 'label:last-of-type',
  sent: { empty: [], first: ['visa'], next: ['store'] },
  isGroup: true,
});

formControl<readonly Letter[]>('CheckboxGroup', {
  draw: ({ ref, required, ...props }) => (
    <CheckboxGroup
      {...props}
      requireAll={required}
      ref={ref as Ref<HTMLInputElement>}
      label="Letters"
      options={LETTERS}
    />
  ),
  first: ['weekly', 'offers'],
  keys: [' {Tab} '],
  next: ['milestones', 'offers'],
  press: 'label',
  sent: { empty: [], first: ['weekly', 'offers'], next: ['milestones', 'offers'] },
  isGroup: true,
});

formControl('Checkbox', {
  draw: ({ ref, ...props }) => (
    <Checkbox {...props} ref={ref as Ref<HTMLInputElement>} label="I agree" />
  ),
  first: true,
  keys: [' '],
  next: false,
  press: 'label',
  sent: { empty: [], first: ['on'], next: [] },
});

formControl('SwitchField', {
  draw: ({ ref, ...props }) => (
    <SwitchField {...props} ref={ref as Ref<HTMLInputElement>} label="Weekly report" />
  ),
  first: true,
  keys: [' '],
  next: false,
  press: 'label',
  sent: { empty: [], first: ['on'], next: [] },
  isAlwaysAnswered: true,
});

formControl('SliderField', {
  draw: ({ ref, ...props }) => (
    <SliderField {...props} ref={ref as Ref<HTMLInputElement>} label="Share" />
  ),
  first: 25,
  keys: ['{ArrowRight}'],
  next: 26,
  press: '[role=group] > div:nth-child(2)',
  sent: { empty: ['0'], first: ['25'], next: ['26'] },
  isAlwaysAnswered: true,
});

test('SelectField closes its list where it is disabled meanwhile, and leaves it closed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <UiProvider>
      <fieldset>
        <SelectField label="Debt" options={CARDS} />
      </fieldset>
    </UiProvider>,
  );
  await expect.poll(() => place.querySelector('button')).not.toBeNull();
  await userEvent.click(place.querySelector('button')!);
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(2);
  place.querySelector('fieldset')!.disabled = true;
  await expect.poll(() => document.querySelector('[role=option]')).toBeNull();
  place.querySelector('fieldset')!.disabled = false;
  await expect.poll(() => place.querySelector('button')!.matches('[data-disabled]')).toBe(false);
  expect(document.querySelector('[role=option]')).toBeNull();
  root.unmount();
  place.remove();
});
