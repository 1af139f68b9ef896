import { createContext, useContext, type ReactNode } from 'react';

const AmountsHidden = createContext(false);

export interface AmountsPrivacyProps {
  /** Whether amounts of money below are replaced by dots. */
  hidden: boolean;
  /** The part of the page it holds for. */
  children: ReactNode;
}

/** Hides every amount of money below it, for a look at the page in company. */
export function AmountsPrivacy({ hidden, children }: AmountsPrivacyProps) {
  return <AmountsHidden.Provider value={hidden}>{children}</AmountsHidden.Provider>;
}

/** Whether amounts of money are hidden here. */
export function useAmountsHidden(): boolean {
  return useContext(AmountsHidden);
}
