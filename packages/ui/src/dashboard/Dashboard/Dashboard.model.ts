import type { User } from '@dime-time/finance-core/contract';
import type { DashboardWords } from '../../words/subjects/dashboard/dashboard.ts';

/** The name in the greeting; someone without a first name is a 'User'. */
export function greetingName(
  user: Pick<User, 'firstName'> | undefined,
  words: DashboardWords,
): string {
  return user?.firstName?.trim() || words.unnamed;
}
