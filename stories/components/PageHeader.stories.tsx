import { Button, PageHeader } from '@dime-time/ui';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/PageHeader',
  component: PageHeader,
  args: {
    title: 'Transactions',
    description: 'Every purchase and the change it left for your debts.',
    actions: <Button icon={<Plus size={18} />}>Add Transaction</Button>,
  },
});

/** The heading takes focus after navigation, without becoming a stop for the Tab key. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Transactions' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
});

export const TitleOnly = meta.story({ args: { description: undefined, actions: undefined } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongName = meta.story({
  args: { title: `Welcome back, ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
