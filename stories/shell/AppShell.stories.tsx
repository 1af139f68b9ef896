import { AppShell, Callout, Heading, PageHeader, type AppShellProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: '520px' } },
    guide: guide({
      use: 'Wraps every signed-in page: skip link, demo bar, navigation, main region, footer and the phone’s tab bar.',
      instead: [
        ['TopBar', 'to add only the bar to a page with its own layout'],
        ['MarketingSection', 'to build a public page, which has no shell'],
      ],
      dos: [
        'Pass the path of the open page on each navigation: it marks the item and moves the focus.',
        'Give every page exactly one level 1 heading, with `PageHeader` or `Heading`.',
        'Use `notice` for messages about the whole site, such as a lost connection or old data.',
        'Set `bleed` for a page that draws its own margins.',
      ],
      donts: [
        'Do not add a second main element: the shell has one.',
        'Do not move the focus on navigation yourself; it would compete with the shell.',
        'Do not show `demo` with real money.',
      ],
      accessibility: [
        'The first Tab stop skips the navigation and leads to the main region.',
        'When the path changes, focus moves to the level 1 heading, or to the main region until the heading renders. A new query or fragment does not move it.',
        'The three navigations are landmarks named Main, Tabs and More pages; the open page has `aria-current`.',
        'On a phone, the end of the page stays clear of the tab bar.',
        'A notice does not shift the page, and a focused element scrolls clear of it. It is read, and reached by Tab, before the page.',
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

/** Everything around a page, on a desktop. */
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

/** The skip link is the first Tab stop and leads to the main region. */
export const SkipsToMain = meta.story({
  tags: ['behavior'],
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

/** On a new path, focus moves to the heading, at once or when the page renders. */
export const FocusFollowsTheRoute = meta.story({
  tags: ['behavior'],
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
      // Calls `click()` on the element, because a pointer would focus the button.
      canvas.getByRole('button', { name: 'Arrive' }).click();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    });
  },
});

/** With the demo bar: the money is not real. */
export const Demo = meta.story({
  args: { demo: { scenario: 'A household with three debts', onReset: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo data')).toBeVisible();
  },
});

export const ResetsTheDemo = meta.story({
  ...Demo.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.demo?.onReset).toHaveBeenCalledOnce();
  },
});

/** With a notice about the whole site. */
export const WithNotice = meta.story({
  args: {
    notice: (
      <Callout tone="warning" live="polite">
        You’re offline. What you see was loaded before.
      </Callout>
    ),
  },
});

/** After a phone is turned and turned back, the end of the page has the space it had before. */
export const NoticeInAnotherWidth = meta.story({
  ...WithNotice.input,
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const { scrollingElement } = document;
    const shellHeight = () => scrollingElement?.scrollHeight ?? 0;
    await waitFor(() => expect(shellHeight()).toBeGreaterThan(window.innerHeight));
    const before = shellHeight();
    canvasElement.style.inlineSize = '240px';
    await waitFor(() => expect(shellHeight()).toBeGreaterThan(before));
    canvasElement.style.inlineSize = '';
    await waitFor(() => expect(shellHeight()).toBe(before));
  },
});

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** On a phone: drawer and tab bar, with the end of the page above the tabs. */
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

/** Without a footer. */
export const WithoutFoot = meta.story({
  args: { footLinks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
});

/** However long the names and addresses, the bar stays on one line. */
export const LongNames = meta.story({
  args: {
    user: { name: LONG_NAME, email: `${LONG_NAME}@example.test` },
    demo: { scenario: LONG_NAME, onReset: fn() },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With the demo bar and a notice. */
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
