import { Callout, Grid, PageHeader } from '../../primitives/index.ts';
import { textOf, withOwnSections } from '../../internal/ownContent.ts';
import { Screen } from '../../internal/Screen.tsx';
import type { Slots } from '../../internal/slots.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import type { BusinessAnalyticsContent } from './BusinessAnalytics.content.ts';
import { unitEconomics } from './BusinessAnalytics.model.ts';
import { Competitors } from './sections/Competitors.tsx';
import { Growth } from './sections/Growth.tsx';
import { Launch } from './sections/Launch.tsx';
import { Lending } from './sections/Lending.tsx';
import { Margins } from './sections/Margins.tsx';
import { Market } from './sections/Market.tsx';
import { Marketing } from './sections/Marketing.tsx';
import { Revenue } from './sections/Revenue.tsx';
import { Summary } from './sections/Summary.tsx';
import { useOurSections } from './useOurSections.ts';

export interface BusinessAnalyticsProps {
  /**
   * Your own texts, figures and lists, by section; `null` leaves a section out.
   * @default the product’s own plan
   */
  content?: BusinessAnalyticsContent | undefined;
  /** Your own header of the page, and a column beside the sections. */
  slots?: Slots<'header' | 'aside'> | undefined;
}

/** The business plan: revenue, customers, and next steps. */
export function BusinessAnalytics({ content = {}, slots }: BusinessAnalyticsProps) {
  const { productName } = useBrand();
  const ours = useOurSections();
  const shown = withOwnSections(ours.sections, content);
  const { streams, costs } = { ...ours.plan, ...content.plan };
  const figures = unitEconomics(streams, costs);
  return (
    <Screen
      data-part="business-analytics"
      slots={slots}
      header={
        shown.header && (
          <PageHeader
            title={shown.header.title}
            description={textOf(shown.header.description, { productName })}
          />
        )
      }
    >
      {shown.notice && (
        <Callout tone="info" title={shown.notice.title}>
          {shown.notice.text}
        </Callout>
      )}
      {shown.summary && <Summary content={shown.summary} figures={figures} />}
      <Grid columns={{ phone: 1, desktop: 2 }} gap={6} align="start">
        {shown.revenue && <Revenue content={shown.revenue} streams={streams} figures={figures} />}
        {shown.margins && <Margins content={shown.margins} costs={costs} figures={figures} />}
        {shown.market && <Market content={shown.market} />}
        {shown.growth && <Growth content={shown.growth} />}
      </Grid>
      {shown.competitors && <Competitors content={shown.competitors} productName={productName} />}
      {shown.marketing && <Marketing content={shown.marketing} />}
      {shown.lending && <Lending content={shown.lending} />}
      {shown.launch && <Launch content={shown.launch} />}
    </Screen>
  );
}
