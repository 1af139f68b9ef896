/** A folder of the partner's project, compiled with its own options and those that find more. */
export const STRICT = {
  extends: '../tsconfig.json',
  compilerOptions: {
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
  },
  include: ['*.ts', '*.tsx'],
};
