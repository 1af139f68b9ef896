import type { NotificationTestType } from '@dime-time/finance-core/contract';
import { CircleAlert, CircleCheck, Send } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type ActionResult,
  Button,
  settle,
  Text,
  useNotice,
  useSingleFlight,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { notificationTestCenterWords } from '../words/notificationTestCenter.ts';
import { testRequest, type TestNotificationAction } from './NotificationTestCenter.model.ts';
import * as styles from './NotificationTestCenter.css.ts';

export interface NotificationTestProps {
  type: NotificationTestType;
  title: string;
  description: string;
  onSend: TestNotificationAction;
}

/** One type: its description, the button that sends it, and the last response. */
export function NotificationTest({ type, title, description, onSend }: NotificationTestProps) {
  const words = useWords(notificationTestCenterWords);
  const id = useId();
  const notice = useNotice();
  const [result, setResult] = useState<ActionResult>();
  const [pending, send] = useSingleFlight(async () => {
    setResult(undefined);
    const answer = await settle(onSend(testRequest(type), { title, description }));
    setResult(answer);
    notice(
      answer.ok
        ? { title: words.done, variant: 'default' }
        : { title: words.failed, variant: 'destructive' },
    );
  });
  return (
    <li data-part="notification-test-center-item" className={styles.test}>
      <div className={styles.words}>
        <span
          data-part="notification-test-center-title"
          id={`${id}-title`}
          className={styles.title}
        >
          {title}
        </span>
        <Text data-part="notification-test-center-text" size="s" tone="muted">
          {description}
        </Text>
        <code data-part="notification-test-center-type" className={styles.type}>
          {type}
        </code>
      </div>
      <Button
        size="s"
        variant="soft"
        icon={<Send size={16} aria-hidden="true" />}
        aria-label={pending ? words.pendingOne({ title }) : words.submitOne({ title })}
        pending={pending}
        pendingLabel={words.pending}
        onClick={send}
      >
        {words.submit}
      </Button>
      <div data-part="notification-test-center-answer" role="status" className={styles.answer}>
        {result && <Answer result={result} />}
      </div>
    </li>
  );
}

function Answer({ result }: { result: ActionResult }) {
  const Icon = result.ok ? CircleCheck : CircleAlert;
  return (
    <p className={styles.outcome} data-ok={result.ok ? '' : undefined}>
      <Icon size={16} aria-hidden="true" className={styles.outcomeIcon} />
      <span>
        <AnswerWords {...result} />
      </span>
    </p>
  );
}

function AnswerWords({ ok, message }: ActionResult) {
  const words = useWords(notificationTestCenterWords);
  if (ok && !message) return words.sent;
  return (
    <>
      {ok ? words.sent : words.notSent} <bdi>{message || words.retry}</bdi>
    </>
  );
}
