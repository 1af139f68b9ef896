import { AppShell, Callout, Heading, PageHeader, type AppShellProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '520px' } },
    guide: guide({
      use: 'Stands around every page of a signed-in visitor: skip link, demo bar, navigation, the main region, the foot and the tab bar of a phone.',
      instead: [
        ['TopBar', 'a page brings a layout of its own and needs the bar alone'],
        ['MarketingSection', 'a public page is built, which has no shell'],
      ],
      dos: [
        'Pass the path of the open page on each navigation: it marks the item and moves the focus.',
        'Give every page exactly one first-level heading, by PageHeader or Heading.',
        'Put what concerns the whole site into notice: a lost connection, old data.',
        'Set bleed for a page that draws its own margins.',
      ],
      donts: [
        'Do not put a second main element into the page: the shell has one.',
        'Do not move the focus on navigation yourself, or two of you compete for it.',
        'Do not show demo with real money.',
      ],
      accessibility: [
        'The first stop of the Tab key leads past the navigation to the main region.',
        'When the path changes, focus goes to the first-level heading, or to the main region until the heading arrives; a new query or fragment moves nothing.',
        'The three navigations are landmarks with names of their own, Main, Tabs and More pages, and the open page carries aria-current.',
        'On a phone the end of the page stays clear of the tab bar.',
        'A notice moves nothing on the page, and what takes the focus comes to stand clear of it; it is read, and reached by Tab, before the page.',
      ],
    }),
  },
  args: {
    currentPath: '/debts',
    user: { name: 'Ada Byron', email: 'ada@example.test' },
    onLogout: fn(),
    children: (
      <>
        <PageHeader title="Debt Management" description="Three debts, one plan." />
        <p>The page stands here.</p>
      </>
    ),
  },
});

/** Everything around a page, at a desk. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Debt Management' }),
    );
    const foot = within(canvas.getByRole('navigation', { name: 'More pages' }));
    await expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Legal Information',
      'Stats',
      'Sign-up',
    ]);
    await expect(canvas.queryByText('Demo data')).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** The skip link is the first stop of the Tab key and leads to the main region. */
export const SkipsToMain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    const main = canvas.getByRole('main');
    await expect(link).toHaveAttribute('href', `#${main.id}`);
    await expect(main).toHaveAttribute('tabindex', '-1');
  },
});

function TwoPages(args: AppShellProps) {
  const [path, setPath] = useState('/debts');
  const [arrived, setArrived] = useState(true);
  return (
    <AppShell {...args} currentPath={path}>
      {arrived ? <Heading level={1}>{path}</Heading> : <p>On its way</p>}
      <button type="button" onClick={() => setPath('/debts?sort=rate')}>
        Sort
      </button>
      <button type="button" onClick={() => setPath('/crypto')}>
        Go
      </button>
      <button
        type="button"
        onClick={() => {
          setArrived(false);
          setPath('/insights');
        }}
      >
        Go slowly
      </button>
      <button type="button" onClick={() => setArrived(true)} tabIndex={-1}>
        Arrive
      </button>
    </AppShell>
  );
}

/** On a new path the focus moves to the heading, at once or when the page arrives. */
export const FocusFollowsTheRoute = meta.story({
  render: (args) => <TwoPages {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('not on the first page, and not for a filter', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
      await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    });
    await step('to a page that is there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
      await expect(canvas.getByRole('heading', { level: 1, name: '/crypto' })).toHaveFocus();
    });
    await step('to a page that comes later', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go slowly' }));
      await expect(canvas.getByRole('main')).toHaveFocus();
      // Called on the element: a pointer would move the focus to the button.
      canvas.getByRole('button', { name: 'Arrive' }).click();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
});

/** With the demo bar: the money is not real. */
export const Demo = meta.story({
  args: { demo: { scenario: 'A household with three debts', onReset: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Demo data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.demo?.onReset).toHaveBeenCalledOnce();
  },
});

/** With a notice that concerns the whole site. */
export const WithNotice = meta.story({
  args: {
    notice: (
      <Callout tone="warning" live="polite">
        You’re offline. What you see was loaded before.
      </Callout>
    ),
  },
});

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** On a phone: drawer and tab bar, and the end of the page above the tabs. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { demo: { scenario: 'A household with three debts', onReset: fn() } },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Tabs' });
    await expect(tabs).toBeVisible();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const end = canvas.getByRole('contentinfo').getBoundingClientRect().bottom;
    await expect(end).toBeLessThanOrEqual(tabs.getBoundingClientRect().top + 1);
    await expect(Math.round(tabs.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Without a foot. */
export const WithoutFoot = meta.story({
  args: { footLinks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

/** Whatever stands in a name or an address, the bar stays one line. */
export const LongNames = meta.story({
  args: {
    user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` },
    demo: { scenario: LONG_NAME, onReset: fn() },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Demo bar, navigation, notice and page together. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: {
    demo: { scenario: 'A household with three debts', onReset: fn() },
    notice: (
      <Callout tone="warning" title="You’re offline">
        What you see was loaded before.
      </Callout>
    ),
  },
});
