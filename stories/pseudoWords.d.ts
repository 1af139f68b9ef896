declare module 'virtual:pseudo-words' {
  import type { Catalogue } from '@dime-time/ui';

  export const words: Catalogue;
}
