import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** A branded type as TypeScript expands it, which says less than its name. */
const BRANDED = /(?:number|string|bigint) & \{ readonly \[\w+\]: "(\w+)";? \}/g;

/**
 * Returns a type of the props table by its name: `Cents`, not its expansion.
 *
 * @example plainType('number & { readonly [centsBrand]: "Cents"; }') // 'Cents'
 */
export function plainType(type: string): string {
  return type.replaceAll(BRANDED, '$1');
}

/**
 * Returns a default value as it is written in code.
 *
 * @example plainDefault(`"'solid'"`) // 'solid'
 */
export function plainDefault(value: string): string {
  return value.replace(/^"(.*)"$/, '$1').replace(/^'([^']*)'$/, '$1');
}

/** Callbacks and icons, for which there is no control. */
const WITHOUT_CONTROL = /^(?:on[A-Z]\w*|icon)$/;

/** Types for which Storybook has a control. */
const KNOWN_TYPES = ['boolean', 'enum', 'number', 'string'];

/**
 * The control of a prop whose type does not determine one, such as a node or `Cents`, by its value.
 */
function controlFor(name: string, value: unknown): InputType['control'] {
  if (WITHOUT_CONTROL.test(name) || isValidElement(value)) return false;
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : undefined;
}

/** Shortens the types and defaults of the props tables. */
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
