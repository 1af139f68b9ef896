import { epochMillis } from '@dime-time/finance-core';
import { expect, test } from 'vitest';
import { createLogger } from '../config/logger.ts';
import { openDatabase } from '../db/index.ts';
import { mailContactMessages } from './mailContactMessages.ts';
import { MailRefused } from './mailer.ts';

const NOW = epochMillis('2026-11-20T12:00:00Z');
const MINUTE = 60_000;

/**
 * Messages that wait, named by their order. The database is the test's own, since messages are no
 * household's.
 */
async function waiting(count: number) {
  const log = createLogger('silent');
  const database = await openDatabase({ log });
  const sent: string[] = [];
  let minutes = 0;
  let failureOf = (_id: string): Error | undefined => undefined;
  const deps = {
    database,
    log,
    clock: () => new Date(NOW + minutes * MINUTE).toISOString(),
    mailer: {
      configured: true,
      send: async ({ id }: { readonly id: string }) => {
        const failure = failureOf(id);
        if (failure) throw failure;
        sent.push(id);
      },
    },
  };
  const add = (id: string, minute: number) =>
    database.db
      .insertInto('contact_messages')
      .values({
        id,
        name: 'Ada',
        email: 'ada@example.test',
        message: 'Hello',
        at: new Date(NOW - (60 - minute) * MINUTE).toISOString(),
      })
      .execute();
  for (let index = 0; index < count; index += 1) await add(`m_${index}`, index);
  return {
    sent,
    deps,
    add,
    /** Mails as a later round does. */
    later: (by: number) => {
      minutes += by;
      return mailContactMessages(deps);
    },
    failWith: (failure: typeof failureOf) => {
      failureOf = failure;
    },
  };
}

test('a message that is refused holds up none of the others, and is tried less and less', async () => {
  const { sent, deps, later, failWith } = await waiting(30);
  let tries = 0;
  failWith((id) => {
    if (id !== 'm_0') return undefined;
    tries += 1;
    return new MailRefused('554 no');
  });
  await mailContactMessages(deps);
  expect(sent).toHaveLength(29);
  for (let minute = 0; minute < 60; minute += 1) await later(1);
  // After 1, 3, 7, 15 and 31 minutes.
  expect(tries).toBe(6);
  failWith(() => undefined);
  await later(60);
  expect(sent.at(-1)).toBe('m_0');
  expect(sent).toHaveLength(30);
});

test('a server that takes none is asked for one, and for all once it is there', async () => {
  const { sent, deps, later, failWith } = await waiting(3);
  const asked: string[] = [];
  failWith((id) => {
    asked.push(id);
    return new Error('connect ECONNREFUSED');
  });
  await mailContactMessages(deps);
  expect(asked).toEqual(['m_0']);
  failWith(() => undefined);
  await later(1);
  expect(sent.toSorted((a, b) => a.localeCompare(b))).toEqual(['m_0', 'm_1', 'm_2']);
});

test('several at once mail each message once, and also one that came meanwhile', async () => {
  const { sent, deps, add } = await waiting(2);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { send } = deps.mailer;
  deps.mailer.send = async (mail) => {
    await promise;
    await send(mail);
  };
  const rounds = [1, 2, 3, 4].map(() => mailContactMessages(deps));
  await add('m_new', 30);
  resolve(undefined);
  await Promise.all(rounds);
  expect(sent).toEqual(['m_0', 'm_1', 'm_new']);
});

test('a stop lets the message on its way arrive, and sends no further one', async () => {
  const { sent, deps, failWith } = await waiting(3);
  const stopping = new AbortController();
  failWith(() => {
    stopping.abort();
    return undefined;
  });
  await mailContactMessages(deps, stopping.signal);
  expect(sent).toEqual(['m_0']);
  await mailContactMessages(deps);
  expect(sent).toEqual(['m_0', 'm_1', 'm_2']);
});
