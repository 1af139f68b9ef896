/** Reads switches that were kept; one that is missing or no switch is as it is by default. */
export function readPreferences<Preferences extends Readonly<Record<keyof Preferences, boolean>>>(
  kept: unknown,
  defaults: Preferences,
): Preferences {
  if (typeof kept !== 'object' || kept === null) return defaults;
  const switches = kept as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(defaults).map(([key, byDefault]) => [
      key,
      Object.hasOwn(switches, key) && typeof switches[key] === 'boolean'
        ? switches[key]
        : byDefault,
    ]),
  ) as unknown as Preferences;
}
