import { dimeTimeBrand, type Brand } from '@dime-time/ui';

/** A partner’s mark: a letter on a shape of its color. `data-logo` names it for tests. */
function Mark({
  name,
  fill,
  ink,
  round,
}: {
  name: string;
  fill: string;
  ink: string;
  round: number;
}) {
  return (
    <svg viewBox="0 0 32 32" data-logo={name}>
      <rect width="32" height="32" rx={round} fill={fill} />
      <text x="16" y="23" textAnchor="middle" fontSize="20" fontWeight="700" fill={ink}>
        {name.charAt(0)}
      </text>
    </svg>
  );
}

/** A partner’s logo: its mark and its name in one drawing. */
function Wordmark({ name, fill, ink }: { name: string; fill: string; ink: string }) {
  return (
    <svg viewBox="0 0 120 32" data-logo={name}>
      <rect width="120" height="32" rx="6" fill={fill} />
      <text x="60" y="22" textAnchor="middle" fontSize="17" fontWeight="700" fill={ink}>
        {name}
      </text>
    </svg>
  );
}

/** A partner’s picture of an empty box. */
function EmptyBox() {
  return (
    <svg viewBox="0 0 64 40" fill="none" stroke="#1d6b50" strokeWidth="2" strokeLinejoin="round">
      <path d="M12 14h40v22H12z" fill="#d9f5e9" />
      <path d="M12 14 4 6M52 14l8-8M12 14l8-8h24l8 8" />
    </svg>
  );
}

/**
 * The brands of the toolbar: our own, and those of partners. The last three are the hard ones: a
 * yellow, a color near black and a pastel. A test paints every screen with them.
 */
export const BRANDS = {
  'dime-time': dimeTimeBrand,
  'penny-wise': {
    productName: 'Penny Wise',
    logoColor: '#0a7d4f',
    accent: '#0a7d4f',
    radius: 'small',
    fontFamily: 'Georgia, serif',
  },
  'sunny-side': {
    productName: 'Sunny Side',
    accent: '#ffd400',
    radius: 'full',
    density: 'spacious',
    mark: <Mark name="Sunny Side" fill="#ffd400" ink="#3d3200" round={16} />,
  },
  inkwell: {
    productName: 'Inkwell',
    accent: '#14110f',
    darkAccent: '#e9e2d8',
    radius: 'none',
    density: 'compact',
    headingFontFamily: 'Georgia, serif',
    logo: <Wordmark name="Inkwell" fill="#14110f" ink="#ffffff" />,
    mark: <Mark name="Inkwell" fill="#14110f" ink="#ffffff" round={0} />,
  },
  minty: {
    productName: 'Minty',
    accent: '#9fe3c5',
    radius: 'medium',
    logo: <Wordmark name="Minty" fill="#9fe3c5" ink="#0b3d2e" />,
    chart: { trend: '#1d9b72', series: ['#1d9b72', '#c2571a'] },
    qrColor: '#0b3d2e',
    illustrations: { empty: <EmptyBox /> },
  },
} as const satisfies Record<string, Brand>;

/** A brand of the toolbar: one of ours, or the one that is made in the brand studio. */
export type ToolbarBrand = keyof typeof BRANDS | 'studio';

/** The title of each brand in the menu of the toolbar. */
export const BRAND_MENU = [
  { value: 'dime-time', title: 'Dime Time' },
  { value: 'penny-wise', title: 'Penny Wise, a partner' },
  { value: 'sunny-side', title: 'Sunny Side, yellow' },
  { value: 'inkwell', title: 'Inkwell, near black' },
  { value: 'minty', title: 'Minty, pastel' },
  { value: 'studio', title: 'The one of the brand studio' },
] as const satisfies readonly { value: ToolbarBrand; title: string }[];
