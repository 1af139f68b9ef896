import { Badge, Stack, Tabs, Text, TextField } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const TABS = [
  { value: 'earn', label: 'Earn', content: <p>Ways to earn.</p> },
  { value: 'stake', label: 'Stake', content: <TextField label="Amount" /> },
  { value: 'history', label: 'History', content: <p>What was earned.</p> },
] as const;

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  parameters: {
    guide: guide({
      use: 'Shows one of two to five parts of a page at a time, when no comparison between them is needed.',
      instead: [
        ['Section', 'to show parts that are read in sequence'],
        ['ChoiceGroup', 'to answer a question in a form'],
      ],
      dos: [
        'Name each tab in one or two words.',
        'Set `keepMounted` if a panel holds a form, or what was typed is lost when the tab changes.',
        'Keep `value` in the URL if a tab is worth linking to.',
      ],
      donts: [
        'Do not put sequential steps into tabs.',
        'Do not hide essential content in a closed tab.',
      ],
      accessibility: [
        'It is a tab list named by `label`, with a single Tab stop. Arrow keys open the next or previous tab, Home and End the first or last.',
        'Each panel is named by its tab; a closed one cannot be reached, even if it stays mounted.',
        'If the names do not fit, the row scrolls and the page does not.',
      ],
    }),
  },
  args: { label: 'Token', items: TABS, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Earn', selected: true })).toBeVisible();
  },
});

export const ChangesTabs = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('history');
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent(
      'What was earned.',
    );
    await expect(canvas.queryByText('Ways to earn.')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { defaultValue: 'stake', keepMounted: true } });

/** A single Tab stop; arrow keys open the next or previous tab, Home and End the first or last. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Stake' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('What was earned.')).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Earn' })).toHaveFocus();
  },
});

/** What was typed in one panel is still there after switching tabs. */
export const KeptMounted = meta.story({
  tags: ['behavior'],
  args: { keepMounted: true, defaultValue: 'stake' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '12.5');
    await userEvent.click(canvas.getByRole('tab', { name: 'Earn' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Stake' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5');
  },
});

export const WithCountAndDisabled = meta.story({
  args: {
    label: 'Notifications',
    items: [
      {
        value: 'list',
        label: (
          <>
            Notifications <Badge tone="accent">3</Badge>
          </>
        ),
        content: <p>Three are unread.</p>,
      },
      { value: 'settings', label: 'Settings', content: <p>What you hear about.</p> },
      { value: 'test', label: 'Test', content: null, disabled: true },
    ],
  },
});

export const SkipsTheDisabledTab = meta.story({
  ...WithCountAndDisabled.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Test' }));
    await expect(args.onChange).not.toHaveBeenCalledWith('test');
    await expect(canvas.getByText('Three are unread.')).toBeVisible();
  },
});

/** More names than fit: the row scrolls, the page does not. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    items: ['Overview', 'Transactions', 'Settings', 'Test Center', 'Something Long'].map(
      (label) => ({
        value: label,
        label,
        content: <p>{label}</p>,
      }),
    ),
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Tabs}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Tabs label="First open" items={TABS} />
      <Tabs label="Last open" items={TABS} defaultValue="history" />
      <Tabs
        label="With a count and one disabled"
        items={[
          {
            value: 'list',
            label: (
              <>
                Notifications <Badge tone="accent">3</Badge>
              </>
            ),
            content: <Text>Three are unread.</Text>,
          },
          { value: 'settings', label: 'Settings', content: null },
          { value: 'test', label: 'Test', content: null, disabled: true },
        ]}
      />
      <div style={{ maxInlineSize: '18rem' }}>
        <Tabs
          label="In a narrow place"
          items={TABS.map((tab) => ({ ...tab, label: `${tab.label} of DTT` }))}
        />
      </div>
    </Stack>
  ),
});
