import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** A branded type as TypeScript writes it out, which says less than its name. */
const BRANDED = /(?:number|string|bigint) & \{ readonly \[\w+\]: "(\w+)";? \}/g;

/**
 * A type of the props table in the words of the code: `Cents`, not what it is made of.
 *
 * @example plainType('number & { readonly [centsBrand]: "Cents"; }') // 'Cents'
 */
export function plainType(type: string): string {
  return type.replaceAll(BRANDED, '$1');
}

/**
 * A default value as it is written in a page.
 *
 * @example plainDefault(`"'solid'"`) // 'solid'
 */
export function plainDefault(value: string): string {
  return value.replace(/^"(.*)"$/, '$1').replace(/^'([^']*)'$/, '$1');
}

/** Callbacks, icons and the like, for which a table of controls has no input. */
const WITHOUT_CONTROL = /^(?:on[A-Z]\w*|icon)$/;

/** Puts the types and the defaults of the props tables in plain words. */
export const plainArgTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, defaultValue, ...rest } = argType.table ?? {};
      const table = {
        ...rest,
        ...(type && { type: { ...type, summary: plainType(type.summary ?? '') } }),
        ...(defaultValue && {
          defaultValue: { ...defaultValue, summary: plainDefault(defaultValue.summary ?? '') },
        }),
      };
      const control = WITHOUT_CONTROL.test(name) ? { control: false as const } : {};
      return [name, { ...argType, ...control, table }];
    }),
  );
