import type { NotificationTestType } from '@dime-time/finance-core/contract';
import { type Call, publicRoute, type Route, writeRoute } from '../http/route.ts';
import type { MailDeps } from './mailContactMessages.ts';
import { saveContactMessage } from './saveContactMessage.ts';

/** The names of the test notifications. No text of the request is returned. */
const TRIED: Readonly<Record<NotificationTestType, string>> = {
  roundup: 'Round-up',
  debt_timeline: 'Debt timeline',
  interest_savings: 'Interest savings',
  competitive_savings: 'Competitive savings',
  axos_earnings: 'Axos earnings',
  dtt_rewards: 'DTT rewards',
  debt_avalanche: 'Debt avalanche',
  streak_maintenance: 'Streak maintenance',
  morning_motivation: 'Morning motivation',
  evening_celebration: 'Evening celebration',
  premium_teaser: 'Premium teaser',
  weekly_challenge: 'Weekly challenge',
};

export const messageRoutes: readonly Route<MailDeps>[] = [
  publicRoute('sendContact', async (call: Call<MailDeps>, body) => {
    await saveContactMessage(call, body);
    return { message: 'Message received' };
  }),
  writeRoute('testNotification', (_tx, _household, { type }) =>
    Promise.resolve({ message: `${TRIED[type]} test notification sent` }),
  ),
];
