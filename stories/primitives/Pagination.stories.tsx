import { Pagination, Stack } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const hrefOf = (page: number) => `#page=${page}`;

const meta = preview.meta({
  title: 'Primitives/Pagination',
  component: Pagination,
  parameters: {
    guide: guide({
      use: 'Leads through a long list that is divided into pages, such as a table of payments.',
      instead: [
        ['VirtualList', 'to show thousands of rows at once'],
        ['Button', 'to load more of a list that people read from the top'],
      ],
      dos: [
        'Pass `hrefOf`, so that a page can be bookmarked and opened in another tab.',
        'Put it at the end of the list, and move the focus to the list’s heading when the page changes.',
      ],
      donts: [
        'Do not use it for the steps of a form.',
        'Do not divide a list of fewer than about 25 rows.',
      ],
      accessibility: [
        'It is a navigation landmark named by `words.navigation`; the open page is marked with `aria-current`.',
        'Before the first and after the last page, the arrows stay focusable and are disabled for assistive technology.',
        'Where nine buttons do not fit, it shows the position and the arrows. Each is 40 px on a side.',
      ],
    }),
  },
  args: { page: 6, pageCount: 12, onPageChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    // In a narrow place, the position stands for the pages.
    const open = canvas.getByRole('button', { name: 'Page 6', hidden: true });
    await expect(open).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { page: 2, pageCount: 5 } });

/** Pages are links, which the site’s own link component renders. */
export const AsLinks = meta.story({
  args: { hrefOf },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '#page=7',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
});

export const FirstPage = meta.story({ args: { page: 1 } });

export const LastPage = meta.story({ args: { page: 12 } });

/** A single page: nothing to lead to. */
export const OnePage = meta.story({
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** By keyboard, to the last page: the focus stays on the arrow, which does nothing more. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  render: function ByKeyboard(args) {
    const [page, setPage] = useState(11);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(to) => {
          setPage(to);
          args.onPageChange?.(to);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** In a column of 280 px: the position and the arrows. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '280px' }}>
      <Pagination {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 6 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 6' })).toBeNull();
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the arrow to the next page points to the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Pagination}</InStates>,
});

/** The first, a middle and the last page, few pages, and a narrow place. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={5}>
      <Pagination page={1} pageCount={12} />
      <Pagination page={6} pageCount={12} aria-label="In the middle" />
      <Pagination page={120} pageCount={120} aria-label="At the end" />
      <Pagination page={2} pageCount={4} hrefOf={hrefOf} aria-label="Few" />
      <div style={{ inlineSize: '17.5rem' }}>
        <Pagination page={6} pageCount={12} aria-label="Narrow" />
      </div>
    </Stack>
  ),
});
