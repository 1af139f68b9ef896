import type { Notice, ShortNotice } from '@dime-time/finance-core/validate';
import { useCallback } from 'react';
import { useToast } from './components/Toaster/index.ts';

/** Shows a notice of the catalogue as a toast. */
export function useNotice(): (notice: Notice | ShortNotice) => void {
  const { notify } = useToast();
  return useCallback(
    (notice) => {
      notify({
        title: notice.title,
        variant: notice.variant,
        description: 'message' in notice ? notice.message : undefined,
      });
    },
    [notify],
  );
}
