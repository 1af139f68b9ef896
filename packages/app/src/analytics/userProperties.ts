import type { User } from '@dime-time/finance-core/contract';

/** The properties of a signed-in user that analytics receive; none identifies the user. */
export interface UserProperties {
  user_type: 'customer';
  /** `YYYY-MM`, or `unknown`. */
  signup_month: string;
  has_bank_connected: boolean;
  crypto_enabled: boolean;
  subscription_tier: string;
}

/** The analytics properties of a user, with defaults for what the server does not have. */
export function userProperties(
  user: Pick<User, 'createdAt' | 'hasBankConnected' | 'cryptoEnabled' | 'subscriptionTier'>,
): UserProperties {
  return {
    user_type: 'customer',
    signup_month: user.createdAt?.slice(0, 'YYYY-MM'.length) ?? 'unknown',
    has_bank_connected: user.hasBankConnected ?? false,
    crypto_enabled: user.cryptoEnabled ?? false,
    subscription_tier: user.subscriptionTier ?? 'free',
  };
}
