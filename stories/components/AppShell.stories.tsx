import { AppShell, Callout, Heading, PageHeader, type AppShellProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
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
        You are offline. What you see was loaded before.
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
    const padding = Number.parseFloat(getComputedStyle(canvas.getByRole('main')).paddingBottom);
    await expect(padding).toBeGreaterThanOrEqual(tabs.offsetHeight - 1);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
