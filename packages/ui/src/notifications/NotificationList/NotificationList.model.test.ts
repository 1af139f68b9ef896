import { describe, expect, test } from 'vitest';
import { ENGLISH, wordsOf } from '../../words/index.ts';
import { notificationListWords } from '../words/notificationList.ts';
import {
  hideAmounts,
  neighbourOf,
  unreadText,
  type AppNotification,
} from './NotificationList.model.ts';

const words = wordsOf(notificationListWords, ENGLISH);

function some(...read: boolean[]): AppNotification[] {
  return read.map((isRead, at) => ({
    id: `n_${at}`,
    type: 'system',
    title: 'News',
    message: 'Something happened.',
    timestamp: '2026-11-19T13:00:00Z',
    isRead,
    priority: 'low',
  }));
}

test.each([
  [[], 'All read'],
  [[true, true], 'All read'],
  [[true, false], '1 unread'],
  [Array.from({ length: 1_200 }, () => false), '1,200 unread'],
])('unread notifications are counted', (read, text) => {
  expect(unreadText(some(...read), words)).toBe(text);
});

test.each([
  ['You saved $12.50 today.', 'You saved $•••• today.'],
  ['$1,234,567.89 and $5, in 30 days', '$•••• and $••••, in 30 days'],
  ['Nothing of money: 12.50', 'Nothing of money: 12.50'],
])('amounts of %j are hidden', (text, hidden) => {
  expect(hideAmounts(text)).toBe(hidden);
});

describe('the focus of a removed row moves', () => {
  const three = some(false, false, false);
  test.each([
    ['n_0', 'n_1'],
    ['n_1', 'n_2'],
    ['n_2', 'n_1'],
  ])('from %s to %s', (id, next) => {
    expect(neighbourOf(three, id)).toBe(next);
  });

  test('nowhere from the last one', () => {
    expect(neighbourOf(some(true), 'n_0')).toBeUndefined();
  });
});
