import type { Brand } from '@dime-time/ui/brand';

export const pennyWise: Brand = {
  productName: 'Penny Wise',
  logoColor: '#b45309',
  accent: '#0a7d4f',
  radius: 'none',
  fontFamily: 'Georgia, serif',
};
