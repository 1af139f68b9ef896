/**
 * Content of a screen in place of ours, by section: what is left out stays ours, a list replaces the
 * whole list, and `null` leaves the section out.
 */
export type OwnSections<Sections> = {
  readonly [Name in keyof Sections]?: Partial<Sections[Name]> | null;
};

/** Every section of a screen with its content; one that is left out is `null`. */
export type ShownSections<Sections> = {
  readonly [Name in keyof Sections]: Sections[Name] | null;
};

/** The sections to show: ours, with what the caller replaces. */
export function withOwnSections<Sections extends object>(
  ours: Sections,
  own: OwnSections<Sections>,
): ShownSections<Sections> {
  const names = Object.keys(ours) as (keyof Sections)[];
  const shown = names.map((name) => [
    name,
    own[name] === null ? null : { ...ours[name], ...own[name] },
  ]);
  return Object.fromEntries(shown) as ShownSections<Sections>;
}

/** The words of a component as content: one with values may be a text without them. */
export type Texts<Words> = { readonly [Key in keyof Words]: Words[Key] | string };

/** A text as it is shown, with its values in it. */
export function textOf<Values>(
  text: string | ((values: Values) => string),
  values: Values,
): string {
  return typeof text === 'string' ? text : text(values);
}
