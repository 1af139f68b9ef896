import { addMonths, calendarDayOf, monthOf } from '@dime-time/finance-core';
import {
  endpoints,
  MOST_HISTORY_MONTHS,
  type AnswerOf,
  type Endpoint,
  type Feature,
  type HistoryMonth,
  type PlanVersion,
} from '@dime-time/finance-core/contract';
import { LOADING, useClock, type Loadable } from '@dime-time/ui';
import { useFeature, useQuery } from '../cache/useQuery.ts';
import type { Query } from '../http/apiClient.ts';

/** The household’s months of this year; `undefined` if the server does not report them. */
export function useHistory(): Loadable<HistoryMonth[]> | undefined {
  return useExtension('history', endpoints.getHistory);
}

/** A month less than one call answers, since the server’s month may be the next one. */
const MONTHS_BACK = MOST_HISTORY_MONTHS - 2;

/** The household’s months, ten years at most; `undefined` if the server does not report them. */
export function useLongHistory(): Loadable<HistoryMonth[]> | undefined {
  return useHistorySince(MONTHS_BACK);
}

/** The household’s months of the last year; `undefined` if the server does not report them. */
export function useLastYear(): Loadable<HistoryMonth[]> | undefined {
  return useHistorySince(12);
}

function useHistorySince(months: number): Loadable<HistoryMonth[]> | undefined {
  const { asOf, timeZone } = useClock();
  const from = monthOf(addMonths(calendarDayOf(asOf, timeZone), -months));
  return useExtension('history', endpoints.getHistory, { from });
}

/** The saved versions of the plan, newest first; `undefined` if the server does not keep them. */
export function usePlanVersions(): Loadable<PlanVersion[]> | undefined {
  return useExtension('plan', endpoints.getPlanVersions);
}

/** Reads a resource of an extension; loading until it is known whether the server supports it. */
function useExtension<E extends Endpoint>(
  feature: Feature,
  endpoint: E,
  query?: Query,
): Loadable<AnswerOf<E>> | undefined {
  const isSupported = useFeature(feature);
  const enabled = isSupported.status === 'ready' && isSupported.data;
  const answer = useQuery(endpoint, { enabled, ...(query && { query }) });
  if (isSupported.status === 'loading') return LOADING;
  return enabled ? answer : undefined;
}
