import { checkBrand } from '@dime-time/ui';
import { brandData, FIRST_DRAFT, type BrandDraft } from './brandDraft.ts';
import { cleanSvg } from './cleanSvg.ts';

type Field = keyof BrandDraft;

/** A draft with what can be used of it. */
export interface CheckedDraft {
  /** What is typed, with the last usable value of each field that cannot be used. */
  readonly sound: BrandDraft;
  /** What is wrong with a field, and what to write. */
  readonly troubles: Readonly<Partial<Record<Field, string>>>;
  /** What was taken out of the SVG. */
  readonly removed: readonly string[];
}

/**
 * Checks each field of a draft.
 *
 * @param before the last sound draft.
 */
export function soundDraft(draft: BrandDraft, before: BrandDraft): CheckedDraft {
  const fields = Object.keys(FIRST_DRAFT) as Field[];
  const logo = draft.svg.trim() === '' ? { svg: '', removed: [] } : cleanSvg(draft.svg);
  const wrong = fields.flatMap((name) => {
    const trouble =
      name === 'svg' ? svgTrouble(logo) : troubleOf({ ...before, [name]: draft[name] });
    return trouble === undefined ? [] : [[name, trouble] as const];
  });
  const kept = wrong.map(([name]) => [name, before[name]] as const);
  return {
    sound: { ...draft, svg: logo?.svg ?? before.svg, ...Object.fromEntries(kept) },
    troubles: Object.fromEntries(
      wrong.map(([name, trouble]) => [name, `${trouble} ${keptText(before[name])}`]),
    ),
    removed: logo?.removed ?? [],
  };
}

function svgTrouble(logo: unknown): string | undefined {
  return logo === undefined ? 'Paste a whole SVG file, from <svg to </svg>.' : undefined;
}

function troubleOf(draft: BrandDraft): string | undefined {
  try {
    checkBrand(brandData(draft));
    return undefined;
  } catch (error) {
    const [, wanted] = /^Write \S+ as (.*), not as /s.exec((error as Error).message) ?? [];
    return `Write ${wanted ?? 'another value'}.`;
  }
}

function keptText(value: string): string {
  if (value === '') return 'Until then, it stays empty.';
  return value.startsWith('<svg')
    ? 'Until then, the last logo stays.'
    : `Until then, ${value} stays.`;
}
