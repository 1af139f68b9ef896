import { useState } from 'react';
import { usePortalContainer, usePortalReady } from '../../theme/PortalContainer.ts';
import { useOpenOverlay } from './useOpenOverlay.ts';

interface OverlayStateOptions {
  /** Whether it is open, if the parent decides. */
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
  /**
   * Whether Escape and Back close it.
   * @default true
   */
  dismissible?: boolean | undefined;
}

interface OverlayState {
  /** Whether it is shown: not before its container exists. */
  open: boolean;
  /** Opens or closes it, and notifies the parent. */
  change: (open: boolean) => void;
  /** The element that it is rendered in. */
  container: ReturnType<typeof usePortalContainer>;
}

/** The state of an overlay that its trigger or its parent opens, registered among the open ones. */
export function useOverlayState({
  open: openByParent,
  onOpenChange,
  dismissible = true,
}: OverlayStateOptions): OverlayState {
  const container = usePortalContainer();
  const ready = usePortalReady();
  const [openByTrigger, setOpenByTrigger] = useState(false);
  const open = (openByParent ?? openByTrigger) && ready;
  const change = (opens: boolean) => {
    setOpenByTrigger(opens);
    onOpenChange?.(opens);
  };
  useOpenOverlay(open, () => {
    if (dismissible) change(false);
  });
  return { open, change, container };
}
