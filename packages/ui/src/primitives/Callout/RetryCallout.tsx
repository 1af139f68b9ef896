import { forwardRef } from 'react';
import type { Failed } from '../loadable.ts';
import { useFocusAfterRetry } from '../useFocusAfterRetry.ts';
import { Button } from '../Button/Button.tsx';
import { useWords } from '../../words/index.ts';
import { errorStateWords } from '../words/errorState.ts';
import { Callout, type CalloutProps } from './Callout.tsx';

/**
 * A failure shown beside content that stays, with a retry button. To replace the failed content,
 * use `ErrorState`.
 */
export const RetryCallout = forwardRef<
  HTMLDivElement,
  Pick<Failed, 'message' | 'onRetry'> & Omit<CalloutProps, 'children' | 'actions'>
>(function RetryCallout({ message, onRetry, ...callout }, ref) {
  const words = useWords(errorStateWords);
  const keepFocus = useFocusAfterRetry();
  return (
    <Callout
      {...callout}
      ref={ref}
      actions={
        <Button
          data-part="callout-retry"
          size="s"
          variant="outline"
          tone="neutral"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onRetry();
          }}
        >
          {words.retry}
        </Button>
      }
    >
      {message}
    </Callout>
  );
});
