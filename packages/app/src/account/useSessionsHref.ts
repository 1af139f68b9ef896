import { dataOr } from '@dime-time/ui';
import { useFeature } from '../cache/useQuery.ts';
import { paths } from '../config/paths.ts';

/** The address of the list of sessions; `undefined` if the server has none. */
export function useSessionsHref(): string | undefined {
  return dataOr(useFeature('sessions'), false) ? paths.sessions : undefined;
}
