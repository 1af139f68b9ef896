import type { Brand } from '@dime-time/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { brandOf, FIRST_DRAFT, type BrandDraft } from './brandDraft.ts';

/**
 * The last sound draft of the studio is kept for this tab of the browser. The frames of the studio and
 * the toolbar’s brand “Brand studio” read it there, and follow a change without a reload.
 */
const KEY = 'dime-time.brand-studio';

export function keepDraft(draft: BrandDraft): void {
  sessionStorage.setItem(KEY, JSON.stringify(draft));
}

export function keptDraft(): BrandDraft {
  return draftIn(sessionStorage.getItem(KEY));
}

/** Removes the draft, so that the studio begins with its example. */
export function clearDraft(): void {
  sessionStorage.removeItem(KEY);
}

/** The brand of the studio, in a page other than the studio’s own. */
export function useKeptBrand(): Brand {
  const text = useSyncExternalStore(subscribe, () => sessionStorage.getItem(KEY));
  return useMemo(() => brandOf(draftIn(text)), [text]);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function draftIn(text: string | null): BrandDraft {
  return text === null ? FIRST_DRAFT : { ...FIRST_DRAFT, ...(JSON.parse(text) as BrandDraft) };
}
