/**
 * What the library takes of Radix Themes: every kind of element it draws, and nothing else.
 *
 * `npm run prune:radix` makes `src/theme/radix.css` from this list. Whoever gives a Radix component
 * another size, variant or colour adds it here; every story checks that none was forgotten.
 */
export interface Kind {
    /** Classes that every element of the kind has. */
    readonly classes: readonly string[];
    /** Classes an element of the kind may have beside them. */
    readonly optional: readonly string[];
    /** The tags it is drawn as; any, where they are not named. */
    readonly tags?: readonly string[];
    /** The values it has of the attributes that Radix owns. */
    readonly attributes: Readonly<Record<string, readonly string[]>>;
}
export declare const KINDS: readonly Kind[];
/** The colour scales the semantic tokens point at. Of each only the steps that are read are kept. */
export declare const SCALES: readonly ['slate', 'gray', 'jade', 'teal', 'amber', 'ruby', 'plum', 'blue'];
