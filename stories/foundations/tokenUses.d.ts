/** Made by the build of Storybook: the components that use each token and query, by its name. */
declare module 'virtual:token-uses' {
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}
