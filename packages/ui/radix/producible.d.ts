import type { Kind } from './keep.ts';
/**
 * Whether some element the library draws, or its document, can match a selector.
 *
 * State (`:hover`, `:not(…)`, `::after`) is taken as possible; classes, tags and the attributes
 * Radix owns are compared with the kinds of element there are.
 *
 * @param selector one selector, without commas at its top level.
 */
export declare function producible(selector: string, kinds: readonly Kind[]): boolean;
/** Splits a selector at its combinators, leaving what stands in brackets whole. */
export declare function compounds(selector: string): string[];
/** Splits a list of selectors at its commas. */
export declare function listed(list: string): string[];
