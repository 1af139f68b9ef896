import type { Failed } from '../../loadable.ts';
import { useFocusAfterRetry } from '../../useFocusAfterRetry.ts';
import { Button } from '../Button/index.ts';
import { Callout, type CalloutProps } from './Callout.tsx';

/**
 * A failure shown beside content that stays, with a retry button. To replace the failed content,
 * use `ErrorState`.
 */
export function RetryCallout({
  message,
  onRetry,
  ...callout
}: Pick<Failed, 'message' | 'onRetry'> & Pick<CalloutProps, 'title' | 'tone' | 'live'>) {
  const keepPlace = useFocusAfterRetry();
  return (
    <Callout
      {...callout}
      actions={
        <Button
          size="s"
          variant="outline"
          tone="neutral"
          onClick={({ currentTarget }) => {
            keepPlace(currentTarget);
            onRetry();
          }}
        >
          Retry
        </Button>
      }
    >
      {message}
    </Callout>
  );
}
