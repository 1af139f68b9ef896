import { createContext, useContext, type ReactNode } from 'react';

const AmountsHidden = createContext(false);

export interface AmountsPrivacyProps {
  /** Whether dots replace the money amounts inside it. */
  hidden: boolean;
  /** The part of the page it applies to. */
  children: ReactNode;
}

/** Hides every money amount inside it, for viewing the page in public. */
export function AmountsPrivacy({ hidden, children }: AmountsPrivacyProps) {
  return <AmountsHidden.Provider value={hidden}>{children}</AmountsHidden.Provider>;
}

/** Whether money amounts are hidden here. */
export function useAmountsHidden(): boolean {
  return useContext(AmountsHidden);
}
