/**
 * The address of each component in the design tool, by the name of its folder. A component without
 * one shows no link.
 */
export const designLinks: Readonly<Record<string, string>> = {};
