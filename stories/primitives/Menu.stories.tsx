import { Button, IconButton, Inline, Menu, type MenuProps } from '@dime-time/ui';
import { Copy, Ellipsis, History, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const edit = fn();
const remove = fn();

const ITEMS: MenuProps['items'] = [
  { label: 'Edit Debt', icon: <Pencil size={18} />, onSelect: edit },
  { label: 'Payment History', icon: <History size={18} />, href: '#history' },
  {
    label: 'Make a Copy',
    icon: <Copy size={18} />,
    onSelect: fn(),
    disabled: true,
    detail: 'A demo has one of each debt',
  },
  {
    items: [{ label: 'Remove Debt', icon: <Trash2 size={18} />, onSelect: remove, tone: 'danger' }],
  },
];

const SECTIONS: MenuProps['items'] = [
  {
    label: 'Sort by',
    items: [
      { label: 'Highest Rate', onSelect: fn() },
      { label: 'Smallest Balance', onSelect: fn() },
    ],
  },
  {
    label: 'Download',
    items: [
      { label: 'As a Spreadsheet', href: '#csv', detail: 'CSV' },
      { label: 'As a Document', href: '#pdf', detail: 'PDF' },
    ],
  },
];

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '420px' } },
    guide: guide({
      use: 'Holds the less used actions of one thing behind a button, such as those of a card or a row.',
      instead: [
        ['SelectField', 'to choose a value'],
        ['Popover', 'to show fields, or anything but actions and links'],
        ['UserMenu', 'to show the signed-in user and Logout'],
        ['Button', 'to offer the one action people came for'],
      ],
      dos: [
        'Name an action by its verb: “Edit Debt”.',
        'Put what cannot be undone last, in a section of its own with `tone: "danger"`, and ask before doing it.',
        'Say in `detail` why an item is disabled.',
        'Give icons to all items of a section or to none.',
      ],
      donts: [
        'Do not hide the only way to do something essential in it.',
        'Do not put a menu into a menu.',
        'Do not use more than about ten items.',
      ],
      accessibility: [
        'It is a menu button: Enter, Space or Arrow Down open it, arrows move, Home and End go to the first and last item, and typing goes to the item that begins so.',
        'Escape closes it and the focus returns to the trigger; Tab does not leave it.',
        'A link is a menu item with an address, so it can be opened in another tab; a disabled link has no address.',
        'It is not modal: the page behind it stays readable. Items are 40 px high.',
      ],
    }),
  },
  args: {
    trigger: (
      <IconButton
        label="Actions for Everyday Card"
        tooltip={false}
        icon={<Ellipsis size={20} aria-hidden="true" />}
      />
    ),
    label: 'Actions for Everyday Card',
    items: ITEMS,
    onOpenChange: fn(),
  },
});

const menuButton = () => screen.getByRole('button', { name: 'Actions for Everyday Card' });
const openMenu = async () => {
  const menu = await screen.findByRole('menu', { name: 'Actions for Everyday Card' });
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
};

/** Closed: only the trigger. */
export const Default = meta.story({
  play: async () => {
    await expect(menuButton()).toHaveAttribute('aria-haspopup', 'menu');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { align: 'start' } });

/** Open, with actions, a link, a disabled item and one that cannot be undone. */
export const Open = meta.story({ args: { open: true } });

/** An action closes the menu and is called once. */
export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    edit.mockClear();
    await userEvent.click(menuButton());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(await openMenu()).getByRole('menuitem', { name: 'Edit Debt' }));
    await expect(edit).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** Enter opens it, arrows and letters move past the disabled item, Escape returns the focus. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const item = (name: string) => screen.getByRole('menuitem', { name });
    const button = menuButton();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await openMenu();
    await waitFor(() => expect(item('Edit Debt')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Payment History')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Remove Debt')).toHaveFocus());
    await userEvent.keyboard('p');
    await waitFor(() => expect(item('Payment History')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Remove Debt')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Enter follows a link. */
export const FollowsALink = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    const followed = fn((event: Event) => event.preventDefault());
    await userEvent.click(menuButton());
    const link = within(await openMenu()).getByRole('menuitem', { name: 'Payment History' });
    await expect(link).toHaveAttribute('href', '#history');
    // Where a router has already handled the click, too.
    document.addEventListener('click', followed, { once: true });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

/** A disabled item does nothing, and stays readable with its reason. */
export const SkipsTheDisabledItem = meta.story({
  tags: ['behavior'],
  play: async ({ userEvent }) => {
    await userEvent.click(menuButton());
    const item = within(await openMenu()).getByRole('menuitem', { name: /Make a Copy/ });
    await expect(item).toHaveTextContent('A demo has one of each debt');
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await expect(screen.getByRole('menu')).toBeVisible();
  },
});

/** Sections with names, aligned with the end of the trigger. */
export const Sections = meta.story({
  args: {
    open: true,
    items: SECTIONS,
    align: 'end',
    trigger: <Button variant="outline">View</Button>,
  },
  render: (args) => (
    <Inline justify="end">
      <Menu {...args} />
    </Inline>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  },
});

/** An endless label wraps, and the menu stays inside the screen. */
export const LongText = meta.story({
  args: { open: true, items: [{ label: LONG_NAME, detail: LONG_NAME, onSelect: fn() }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const menu = await openMenu();
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});

/** On a dark page. */
export const Dark = meta.story({ args: { open: true }, globals: { theme: 'dark' } });

/** Read from right to left: it starts at the right edge of the trigger, icons on the right. */
export const RightToLeft = meta.story({
  args: { open: true },
  globals: { dir: 'rtl' },
  play: async () => {
    const menu = await openMenu();
    const button = document.querySelector('[aria-haspopup=menu]');
    await waitFor(() =>
      expect(
        Math.abs(menu.getBoundingClientRect().right - (button?.getBoundingClientRect().right ?? 0)),
      ).toBeLessThan(20),
    );
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Menu}</InStates>,
});

/** Two open menus: icons, a disabled item and a danger; a header and named sections. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Inline justify="between" align="start" style={{ minBlockSize: '24rem' }}>
      <Menu {...args} open />
      <Menu
        open
        align="end"
        label="View"
        header={<strong>12 debts</strong>}
        items={SECTIONS}
        trigger={<Button variant="outline">View</Button>}
      />
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(2));
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Edit Debt' }));
  },
});
