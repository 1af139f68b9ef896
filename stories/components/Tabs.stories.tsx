import { Badge, Stack, Tabs, Text, TextField } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const TABS = [
  { value: 'earn', label: 'Earn', content: <p>Ways to earn.</p> },
  { value: 'stake', label: 'Stake', content: <TextField label="Amount" /> },
  { value: 'history', label: 'History', content: <p>What was earned.</p> },
] as const;

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs<string>,
  parameters: {
    guide: guide({
      use: 'Two to five parts of a page of which one is in sight, where nobody needs to compare them.',
      instead: [
        ['Section', 'for parts that are read one after the other'],
        ['ChoiceGroup', 'for an answer in a form'],
      ],
      dos: [
        'Name each tab in a word or two.',
        'Set `keepMounted` where a panel holds a form, or what was typed is lost on a look elsewhere.',
        'Keep `value` in the address where a tab is worth a link.',
      ],
      donts: [
        'Do not put steps that follow one another into tabs.',
        'Do not hide something a reader must not miss in a tab that is closed.',
      ],
      accessibility: [
        'A tab list named by `label`; one stop for the Tab key, arrows open the neighbour, Home and End the ends.',
        'Each panel is named by its tab; a closed one is out of reach also where it stays mounted.',
        'Where the names do not fit, the row scrolls and the page does not.',
      ],
    }),
  },
  args: { label: 'Token', tabs: TABS, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Earn' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
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

/** One stop for Tab; arrows open the neighbour, Home and End the ends. */
export const ByKeyboard = meta.story({
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

/** What was typed in one panel is still there after a look at another. */
export const KeptMounted = meta.story({
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
    tabs: [
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
    tabs: ['Overview', 'Transactions', 'Settings', 'Test centre', 'Something long'].map(
      (label) => ({
        value: label,
        label,
        content: <p>{label}</p>,
      }),
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Tabs label="First open" tabs={TABS} />
      <Tabs label="Last open" tabs={TABS} defaultValue="history" />
      <Tabs
        label="With a count and one disabled"
        tabs={[
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
          tabs={TABS.map((tab) => ({ ...tab, label: `${tab.label} of DTT` }))}
        />
      </div>
    </Stack>
  ),
});
