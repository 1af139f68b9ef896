import type { Session } from '@dime-time/finance-core/contract';
import { type ActionResult, SessionList } from '@dime-time/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  dialogCloses,
  fails,
  hangs,
  LONG_NAME,
  manySessions,
  openDialog,
  sessions,
  shows,
  succeeds,
  TIME_ZONE,
} from '../fixtures/index.ts';

const unknownOutcome = () =>
  fn((): Promise<ActionResult> => Promise.resolve({ ok: false, unknown: true }));

const longSession: Session = {
  id: 'se_long',
  current: false,
  browser: LONG_NAME,
  system: LONG_NAME,
  network: '2001:0db8:ffff::/48',
  createdAt: '2026-11-12T22:40:00Z',
  lastUsedAt: '2026-11-19T12:30:00Z',
};

const meta = preview.meta({
  title: 'Account/SessionList',
  component: SessionList,
  parameters: {
    guide: guide({
      use: 'Lists where a person is signed in, so that they can end a session that is not theirs or is no longer used.',
      instead: [
        ['SecurityForm', 'to end the session in use'],
        ['Sessions', 'to show the whole page, with its states of loading and failure'],
      ],
      dos: [
        'Refetch the sessions after one has ended.',
        'Pass only what is known: a browser, a system or a network that is `null` is named as unknown.',
      ],
      donts: [
        'Do not ask before `onEnd`: the device can sign in again. Before all others are ended, a dialog asks.',
        'Do not present a network as a place.',
      ],
      accessibility: [
        'It is a list named Sessions; each button is named after its device, and described by its last use.',
        'When a row is removed, the focus moves to the button of the next row, or to the list if there is none.',
      ],
    }),
  },
  args: { sessions, timeZone: TIME_ZONE, onEnd: succeeds(), onEndOthers: succeeds() },
});

/** The session in use has no button: it ends by signing out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Chrome on WindowsThis deviceSigned in Nov 19, 2026, 8:05 AMNetwork 203.0.113.0/24',
      'Safari on iPhoneLast used Nov 19, 2026, 7:30 AM · Signed in Nov 12, 2026, 5:40 PM' +
        'Network 2001:db8:20::/48End Session',
      'Unknown deviceLast used Nov 18, 2026, 2:45 PM · Signed in Nov 8, 2026, 4:15 AM' +
        'Network unknownEnd Session',
    ]);
    const end = canvas.getByRole('button', { name: 'End Session on Safari on iPhone' });
    await expect(end).toHaveAccessibleDescription(/^Last used Nov 19, 2026, 7:30 AM/);
  },
});

export const Playground = meta.story();

/** One press ends a session; the focus goes on to the next row, and at last to the list. */
export const EndsOne = meta.story({
  ...Default.input,
  tags: ['behavior'],
  args: { onEnd: succeeds() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Session on Safari on iPhone' }));
    await shows('Safari on iPhone is signed out.');
    await expect(args.onEnd).toHaveBeenCalledWith('se_2');
    const last = canvas.getByRole('button', { name: 'End Session on Unknown device' });
    await expect(last).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'End All Other Sessions' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await shows('Unknown device is signed out.');
    await expect(canvas.getByRole('list', { name: 'Sessions' })).toHaveFocus();
    await expect(canvas.getByText('You’re signed in on this device only.')).toBeVisible();
  },
});

/** It asks before it ends all others. */
export const EndsAllOthers = meta.story({
  tags: ['behavior'],
  args: { onEndOthers: succeeds() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End All Other Sessions' }));
    const dialog = await openDialog();
    await expect(dialog.getByRole('heading')).toHaveTextContent('End 2 other sessions?');
    await userEvent.click(dialog.getByRole('button', { name: 'End All Other Sessions' }));
    await shows('Other Sessions Ended');
    await dialogCloses();
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    const list = canvas.getByRole('list', { name: 'Sessions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(list).toHaveFocus());
  },
});

export const KeepsSessions = meta.story({
  tags: ['behavior'],
  args: { onEndOthers: succeeds() },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'End All Other Sessions' });
    await userEvent.click(opener);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep Sessions' }));
    await dialogCloses();
    await expect(args.onEndOthers).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Failed = meta.story({
  tags: ['behavior'],
  args: { onEnd: fails('This session has already ended.'), onEndOthers: fails('Try again later.') },
  play: async ({ canvas, userEvent }) => {
    const end = canvas.getByRole('button', { name: 'End Session on Safari on iPhone' });
    await userEvent.click(end);
    await shows('Session Not Ended');
    await shows('This session has already ended.');
    await expect(end).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'End All Other Sessions' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'End All Other Sessions' }));
    await shows('Sessions Not Ended');
    await shows('Try again later.');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** A request without a response may have ended the session: the row stays, and can be tried again. */
export const OutcomeUnknown = meta.story({
  tags: ['behavior'],
  args: { onEnd: unknownOutcome(), onEndOthers: unknownOutcome() },
  play: async ({ canvas, userEvent }) => {
    const end = canvas.getByRole('button', { name: 'End Session on Safari on iPhone' });
    await userEvent.click(end);
    await shows('We’re not sure this went through');
    await expect(end).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'End All Other Sessions' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'End All Other Sessions' }));
    await shows('We’re not sure this went through');
  },
});

export const Pending = meta.story({
  tags: ['behavior'],
  args: { onEnd: hangs() },
  play: async ({ args, canvas, userEvent }) => {
    const end = canvas.getByRole('button', { name: 'End Session on Safari on iPhone' });
    await userEvent.click(end);
    await waitFor(() => expect(end).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(end);
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

/** Signed in nowhere else: nothing can be ended. */
export const OnlyThisOne = meta.story({
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re signed in on this device only.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** With one other session, its own button is enough. */
export const OneOther = meta.story({
  args: { sessions: sessions.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Huge = meta.story({
  args: { sessions: manySessions(50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(51);
  },
});

/** The longest names that fit nowhere, on a phone. */
export const LongNames = meta.story({
  args: { sessions: [...sessions, longSession] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Spanish = meta.story({
  globals: { locale: 'es-US' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Cerrar sesión: Safari en iPhone' }),
    ).toBeVisible();
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
