import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

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

/** Callbacks and icons, for which a table of controls has no input. */
const WITHOUT_CONTROL = /^(?:on[A-Z]\w*|icon)$/;

/** Types that Storybook knows an input for. */
const KNOWN_TYPES = ['boolean', 'enum', 'number', 'string'];

/** The input for a prop whose type says too little, such as a node or `Cents`, by the value it has. */
function controlFor(name: string, value: unknown): InputType['control'] {
  if (WITHOUT_CONTROL.test(name) || isValidElement(value)) return false;
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : undefined;
}

/** Puts the types and the defaults of the props tables in plain words. */
export const plainArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
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
      const known = typeof argType.type === 'string' ? argType.type : argType.type?.name;
      const isKnown = KNOWN_TYPES.includes(known ?? '');
      const control = isKnown ? undefined : controlFor(name, initialArgs[name]);
      return [name, { ...argType, ...(control !== undefined && { control }), table }];
    }),
  );
