import { endpoints, type Endpoint } from '@dime-time/finance-core/contract';
import { mapLoadable, type CalendarSubscription } from '@dime-time/ui';
import { useCallback, useState } from 'react';
import { useFeature, useQuery } from '../cache/useQuery.ts';
import { useMutation } from '../cache/useMutation.ts';
import { useLanguage } from '../language/language.ts';
import { copyText } from '../shell/copyText.ts';

const ADDRESS_READS: readonly Endpoint[] = [endpoints.getCalendarAddress];

/** The secret address of the household’s calendar; `undefined` if the server has none. */
export function useCalendar(): CalendarSubscription | undefined {
  const offered = useFeature('calendar');
  // The address is a secret: it is read once somebody asks for it.
  const [isAsked, setAsked] = useState(false);
  const { locale } = useLanguage();
  const answer = useQuery(endpoints.getCalendarAddress, { enabled: isAsked });
  const renew = useMutation(endpoints.renewCalendarAddress, { invalidates: ADDRESS_READS });
  const onRenew = useCallback(() => renew(undefined), [renew]);
  if (offered.status !== 'ready' || !offered.data) return undefined;
  return {
    address: mapLoadable(answer, ({ url }) => url && inLanguage(url, locale)),
    onOpen: () => setAsked(true),
    onRenew,
    onCopy: copyText,
  };
}

/** The address of the calendar in the language of the app. */
function inLanguage(url: string, locale: string): string {
  const address = new URL(url);
  address.searchParams.set('lang', locale);
  return address.href;
}
