import type { Session } from '@dime-time/finance-core/contract';
import { SessionList, type SessionListProps } from '../SessionList/SessionList.tsx';
import {
  Breadcrumbs,
  Card,
  type Loadable,
  LoadablePanel,
  PageHeader,
  Stack,
  Text,
} from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { sessionsWords } from '../words/sessions.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { LoadingSessions } from './LoadingSessions.tsx';

export interface SessionsProps extends Pick<
  SessionListProps,
  'timeZone' | 'onEnd' | 'onEndOthers'
> {
  /** The sessions of the person: the one in use first, then by the last use, newest first. */
  sessions: Loadable<readonly Session[]>;
  /**
   * The link to the settings, the page above this one.
   * @default '/settings'
   */
  settingsHref?: string;
  /** Your own header of the page, and a column beside its parts. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/** The page of the devices on which a person is signed in. */
export function Sessions({ sessions, settingsHref = '/settings', slots, ...list }: SessionsProps) {
  const words = useWords(sessionsWords);
  const { productName } = useBrand();
  return (
    <Screen
      data-part="sessions"
      slots={slots}
      busy={sessions.status === 'loading'}
      header={
        <Stack gap={3}>
          <Breadcrumbs
            items={[{ label: words.settings, href: settingsHref }]}
            current={words.title}
          />
          <PageHeader title={words.title} description={words.description({ productName })} />
        </Stack>
      }
    >
      <Card>
        <LoadablePanel value={sessions} errorTitle={words.error} skeleton={<LoadingSessions />}>
          {(data) => <SessionList sessions={data} {...list} />}
        </LoadablePanel>
      </Card>
      <Stack gap={2}>
        <Text data-part="sessions-network" size="s" tone="muted">
          {words.network}
        </Text>
        <Text data-part="sessions-provider" size="s" tone="muted">
          {words.provider}
        </Text>
      </Stack>
    </Screen>
  );
}
