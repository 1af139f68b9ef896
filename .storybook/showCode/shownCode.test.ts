import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownCode } from './shownCode.ts';

const path = join(import.meta.dirname, '../../stories/primitives/Planted.stories.tsx');

const HEAD = `
import { aprFromPercent, cents } from '@dime-time/finance-core/money';
import { Button, Card, DebtCard, Stack, TextField, type TextFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { carLoan, debts, fails, succeeds, TIME_ZONE, visa } from '../fixtures/index.ts';
`;

/** What the only story of a file shows. */
async function shown(text: string) {
  const [story, ...others] = (await shownCode(path, HEAD + text)).values();
  if (!story || others.length > 0) throw new Error('Plant one story.');
  return story;
}

/** The body of the example, and the declarations above it. */
async function parts(text: string) {
  const story = await shown(text);
  if ('why' in story) throw new Error(story.why);
  const [above = '', example = ''] = story.code.split('export function Example');
  return { above, example: example.replaceAll(/\s+/g, ' ') };
}

describe('the code that a story shows', () => {
  test('has the args of the file and of the story, as they are written', async () => {
    const { above, example } = await parts(`
      const meta = preview.meta({ component: Button, args: { tone: 'debt', pending: false } });
      export const One = meta.story({ args: { pending: true, children: 'Pay' }, play: () => expect(1) });
    `);
    expect(above.trim()).toBe("import { Button } from '@dime-time/ui';");
    expect(example).toContain('<Button tone="debt" pending> Pay </Button>');
  });

  test('keeps what money and rates are written with, and the names of constants', async () => {
    const { above, example } = await parts(`
      const PRICE = cents(1_250);
      const meta = preview.meta({ component: DebtCard });
      export const One = meta.story({ args: { debt: visa, price: PRICE, timeZone: TIME_ZONE } });
    `);
    expect(above).toContain('const visa: Debt = {');
    expect(above).toContain('interestRate: aprFromPercent(24.99)');
    expect(above).toContain('const PRICE = cents(1_250);');
    expect(above).not.toContain('carLoan');
    expect(above).toContain("import type { Debt } from '@dime-time/finance-core/contract';");
    expect(example).toContain('<DebtCard debt={visa} price={PRICE} timeZone="America/New_York" />');
  });

  test('writes what a constant is made of before it', async () => {
    const { above } = await parts(`
      const longest = { ...carLoan, name: 'Car' };
      const meta = preview.meta({ component: DebtCard });
      export const One = meta.story({ args: { debt: longest } });
    `);
    expect(above.indexOf('const carLoan')).toBeGreaterThan(0);
    expect(above.indexOf('const longest')).toBeGreaterThan(above.indexOf('const carLoan'));
  });

  test('has functions of a partner in the place of test functions', async () => {
    const { example } = await parts(`
      const heard = fn();
      const meta = preview.meta({ component: DebtCard, args: { onA: fn(), onB: succeeds(), onC: heard } });
      export const One = meta.story({ args: { onD: fails('503: busy'), onE: fn((id: string) => cents(1)) } });
    `);
    expect(example).toContain('onA={() => {}}');
    expect(example).toContain('onB={() => Promise.resolve({ ok: true })}');
    expect(example).toContain('onC={() => {}}');
    expect(example).toContain("onD={() => Promise.resolve({ ok: false, message: '503: busy' })}");
    expect(example).toContain('onE={() => cents(1)}');
  });

  test('writes out what a render function draws with its args', async () => {
    const { example } = await parts(`
      const meta = preview.meta({ component: Button, args: { tone: 'debt', children: 'Pay' } });
      export const One = meta.story({
        render: (args) => <Card><Button {...args} tone="neutral" /><p>{args.children}</p></Card>,
      });
    `);
    expect(example).toContain('<Card> <Button tone="neutral">Pay</Button> <p>Pay</p> </Card>');
  });

  test('writes props that several elements share once', async () => {
    const { above, example } = await parts(`
      const meta = preview.meta({ component: DebtCard, args: { debt: visa, today: '1', onBoost: fn() } });
      export const One = meta.story({
        render: (args) => <Stack><DebtCard {...args} /><DebtCard {...args} today="2" /></Stack>,
      });
    `);
    expect(above).toContain('const shared = {');
    expect(above.replaceAll(/\s/g, '')).toContain(
      'satisfiesPartial<ComponentProps<typeofDebtCard>>;',
    );
    expect(example).toContain('<DebtCard {...shared} /> <DebtCard {...shared} today="2" />');
  });

  test('keeps state as a page does, in the place of a component of the story file', async () => {
    const { above, example } = await parts(`
      function Kept(props: TextFieldProps) {
        const [value, setValue] = useState(props.value);
        return <TextField {...props} value={value} onChange={(next) => { setValue(next); props.onChange?.(next); }} />;
      }
      const meta = preview.meta({
        component: TextField,
        args: { label: 'Name', value: 'Ada', onChange: fn() },
        render: (args) => <Kept {...args} />,
      });
      export const One = meta.story();
    `);
    expect(above).not.toContain('Kept');
    expect(example).toContain("useState<TextFieldProps['value']>('Ada')");
    expect(example).toContain('<TextField label="Name" value={value} onChange={setValue} />');
  });

  test('says how many elements a long list has beyond those it shows', async () => {
    const rows = Array.from(
      { length: 90 },
      (_, row) => `{ id: '${row}', name: 'Row ${row}', more: 'x'.repeat(${row}) }`,
    );
    const { above } = await parts(`
      const ROWS = [${rows.join(', ')}];
      const meta = preview.meta({ component: DebtCard });
      export const One = meta.story({ args: { rows: ROWS, name: visa.name } });
    `);
    expect(above).toContain('// … and 88 more');
    expect(above).toContain('const visa: Debt');
  });

  test('takes data as a prop where it would take more than 80 lines', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => `<p>{'${index}'}</p>`).join('\n');
    const { above, example } = await parts(`
      const dear = debts.filter((debt) => debt.dueDate > 3);
      const meta = preview.meta({ component: DebtCard });
      export const One = meta.story({
        args: { debts: dear, all: debts },
        render: (args) => <Stack {...args}>${fields}</Stack>,
      });
    `);
    expect(above).toMatch(/interface ExampleProps \{\s+debts: readonly Debt\[\];\s+\}/);
    expect(above).not.toContain('const');
    expect(example).toContain('({ debts }: ExampleProps) { const dear = debts.filter(');
  });

  test('gives a type whose name is taken another one', async () => {
    const { above } = await parts(`
      import { DebtCard as Debt } from '@dime-time/ui';
      const meta = preview.meta({ component: DebtCard });
      export const One = meta.story({ render: () => <Debt debt={visa} /> });
    `);
    expect(above).toContain('Debt as DebtData');
    expect(above).toContain('const visa: DebtData = {');
  });

  test('takes over what another story was given', async () => {
    const shownBy = await shownCode(
      path,
      `${HEAD}
      const meta = preview.meta({ component: Button });
      export const One = meta.story({ args: { tone: 'debt' } });
      export const Two = meta.story({ args: { ...One.input.args, pending: true } });`,
    );
    expect(shownBy.get('Two')).toEqual({
      code: expect.stringContaining('<Button tone="debt" pending />') as string,
    });
  });
});

describe('a story shows no code', () => {
  const none = async (text: string) => {
    const story = await shown(text);
    return 'why' in story ? story.why : story.code;
  };

  test.each([
    [
      'that is longer than 80 lines',
      `export const One = meta.story({ render: () => <Stack>${'<Card><p>Pay</p></Card>'.repeat(90)}</Stack> });`,
      'It takes more than 80 lines.',
    ],
    [
      'that needs a test',
      'export const One = meta.story({ render: () => <Button onClick={() => expect(1)} /> });',
      'It uses expect of a test.',
    ],
    [
      'that needs what a partner does not have',
      `import { PAIRS } from '../../packages/ui/tools/contrast/pairs.ts';
      export const One = meta.story({ args: { pairs: PAIRS } });`,
      'It uses ../../packages/ui/tools/contrast/pairs.ts.',
    ],
    [
      'whose answers only its test tells',
      'export const One = meta.story({ args: { onPay: fn<PayAction>() } });',
      'It has a function that answers only in its test.',
    ],
    [
      'that would have to be run to tell its args',
      'export const One = meta.story({ args: { ...JSON.parse("{}") } });',
      'It has props that only running it would tell.',
    ],
  ])('%s', async (_case, story, why) => {
    expect(await none(`const meta = preview.meta({ component: Button });\n${story}`)).toBe(why);
  });
});
