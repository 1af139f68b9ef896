/** The entry `@dime-time/ui/tokens`: the names of the variables, without React. */
export { tokens } from './tokens.css.ts';
