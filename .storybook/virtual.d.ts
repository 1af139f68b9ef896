/** The selectors of Radix Themes the library has no rule for; see `radixPrunedAway.ts`. */
declare module 'virtual:radix-pruned-away' {
  const selectors: readonly (readonly [selector: string, classes: readonly string[]])[];
  export default selectors;
}
