/** Made by the build of Storybook: `LibraryFacts` of `.storybook/facts`. */
declare module 'virtual:component-facts' {
  const facts: unknown;
  export default facts;
}
