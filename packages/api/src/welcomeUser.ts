import type { SessionUser } from './auth/index.ts';
import type { Deps } from './deps.ts';
import { seedHousehold } from './seed/seedHousehold.ts';
import { rewardDailyLogin } from './token/index.ts';

/** A user who has just signed in. */
export interface SignedInUser extends SessionUser {
  /** The user's id at the identity provider. */
  readonly subject: string;
  /** Whether the development provider signed the user in, whose users get demo data. */
  readonly isDemo: boolean;
}

/** Runs at each sign-in, before the session starts: demo data at the first, then the daily reward. */
export async function welcomeUser(
  deps: Pick<Deps, 'bank' | 'clock' | 'database' | 'encryption'>,
  { subject, isDemo, ...user }: SignedInUser,
): Promise<void> {
  if (isDemo) await seedHousehold(deps, user, subject);
  await deps.database.transaction((tx) => rewardDailyLogin(tx, { ...user, now: deps.clock() }));
}
