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
} from '@dime-time/ui';
import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { expectTypeOf, test } from 'vitest';

interface Answers {
  text: string;
  card: 'visa' | 'store' | undefined;
  cards: ('visa' | 'store')[];
  on: boolean;
  share: number;
}

declare function field<Name extends keyof Answers>(
  name: Name,
): ControllerRenderProps<Answers, Name>;

const cards = [
  { value: 'visa', label: 'Visa' },
  { value: 'store', label: 'Store card' },
] as const;

test('each field takes what React Hook Form hands it', () => {
  expectTypeOf(
    <>
      <TextField {...field('text')} label="" />
      <TextArea {...field('text')} label="" />
      <MoneyField {...field('text')} label="" />
      <NumberField {...field('share')} label="" />
      <Combobox {...field('card')} label="" options={cards} />
      <DateField {...field('text')} label="" />
      <SelectField {...field('card')} label="" options={cards} />
      <ChoiceGroup {...field('card')} label="" options={cards} />
      <CheckboxGroup {...field('cards')} label="" options={cards} />
      <Checkbox {...field('on')} label="" />
      <SwitchField {...field('on')} label="" />
      <SliderField {...field('share')} label="" />
    </>,
  ).toExtend<ReactElement>();
});

test('a field of another value is refused', () => {
  expectTypeOf(
    <>
      {/* @ts-expect-error a number is no text */}
      <TextField {...field('share')} label="" />
      {/* @ts-expect-error an answer is not several */}
      <CheckboxGroup {...field('card')} label="" options={cards} />
      {/* @ts-expect-error a text is no amount of steps */}
      <SliderField {...field('text')} label="" />
    </>,
  ).toExtend<ReactElement>();
});

type AnyField =
  | typeof TextField
  | typeof TextArea
  | typeof MoneyField
  | typeof NumberField
  | typeof DateField
  | typeof SelectField
  | typeof ChoiceGroup
  | typeof Combobox
  | typeof Checkbox
  | typeof CheckboxGroup
  | typeof SwitchField
  | typeof SliderField;

/** What each field has, under the same name and of the same type. */
interface Shared {
  id?: string | undefined;
  name?: string | undefined;
  form?: string | undefined;
  className?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  onFocus?: ((event: FocusEvent) => void) | undefined;
  onBlur?: ((event: FocusEvent) => void) | undefined;
  'aria-describedby'?: string | undefined;
  'aria-keyshortcuts'?: string | undefined;
}

test('each field has the names of the web', () => {
  expectTypeOf<Pick<ComponentProps<AnyField>, keyof Shared>>().toEqualTypeOf<Shared>();
  expectTypeOf<ComponentProps<AnyField>>().toHaveProperty('ref');
  expectTypeOf<ComponentProps<AnyField>>().toHaveProperty('style');
});
