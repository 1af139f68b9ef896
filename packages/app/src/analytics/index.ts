export { startAnalytics, track } from './analytics.ts';
export { signInMark } from './signInMark.ts';
export { useSignInEvent } from './useSignInEvent.ts';
export { useMilestoneEvents } from './useMilestoneEvents.ts';
export { usePurchaseEvents } from './usePurchaseEvents.ts';
