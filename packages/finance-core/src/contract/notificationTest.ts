import * as v from 'valibot';
import { textInput } from './fields/textInput.ts';

/** The notifications that can be tried out. */
export const NOTIFICATION_TEST_TYPES = [
  'roundup',
  'debt_timeline',
  'interest_savings',
  'competitive_savings',
  'axos_earnings',
  'dtt_rewards',
  'debt_avalanche',
  'streak_maintenance',
  'morning_motivation',
  'evening_celebration',
  'premium_teaser',
  'weekly_challenge',
] as const;
export type NotificationTestType = (typeof NOTIFICATION_TEST_TYPES)[number];

/** A test notification, with whatever plain data its type needs beside the two named fields. */
export const notificationTestRequest = v.objectWithRest(
  { userId: textInput(100), type: v.picklist(NOTIFICATION_TEST_TYPES) },
  v.union([v.pipe(v.string(), v.maxLength(500)), v.pipe(v.number(), v.finite()), v.boolean()]),
);

export type NotificationTestRequest = v.InferOutput<typeof notificationTestRequest>;
