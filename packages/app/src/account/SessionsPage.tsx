import { NotFound, Sessions } from '@dime-time/ui';
import { paths } from '../config/paths.ts';
import { useEndOtherSessions, useEndSession, useSessions } from './sessions.ts';

export default function SessionsPage() {
  const sessions = useSessions();
  const endSession = useEndSession();
  const endOtherSessions = useEndOtherSessions();
  // A server that lists no sessions has no such page.
  if (!sessions) return <NotFound insideShell homeHref={paths.dashboard} />;
  return <Sessions sessions={sessions} onEnd={endSession} onEndOthers={endOtherSessions} />;
}
