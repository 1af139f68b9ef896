import { forwardRef, type ReactNode } from 'react';
import { withOwnSections, type OwnSections } from '../../internal/ownContent.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Card, Grid, Heading, Stack } from '../../primitives/index.ts';
import { MarketingSection } from '../MarketingSection/MarketingSection.tsx';
import {
  growthBars,
  landingProjections,
  type GrowthYear,
  type Projection,
  type ProjectionsContent,
} from './BusinessProjections.content.ts';
import { useWords } from '../../words/index.ts';
import { businessProjectionsWords } from '../words/businessProjections.ts';
import * as styles from './BusinessProjections.css.ts';

export interface BusinessProjectionsProps extends HostProps<
  'section',
  'children' | 'title' | 'content'
> {
  /**
   * The heading above the cards.
   * @default 'Business Projections'
   */
  title?: string;
  /**
   * A sentence under the heading.
   * @default what the figures are
   */
  lead?: string;
  /**
   * The content of the cards; each is left out with `null`.
   * @default the projections of the product
   */
  content?: OwnSections<ProjectionsContent>;
}

/**
 * Shows prospective investors what the business is expected to become: revenue, market and growth.
 */
export const BusinessProjections = forwardRef<HTMLElement, BusinessProjectionsProps>(
  function BusinessProjections({ title, lead, content = {}, ...rest }, ref) {
    const words = useWords(businessProjectionsWords);
    const { revenue, market, growth } = withOwnSections(landingProjections(words), content);
    return (
      <MarketingSection
        data-part="business-projections"
        {...rest}
        ref={ref}
        title={title ?? words.title}
        lead={lead ?? words.lead}
        background="raised"
      >
        <Grid columns={{ phone: 1, desktop: 3 }}>
          {revenue && <FigureCard {...revenue} />}
          {market && <FigureCard {...market} />}
          {growth && (
            <ProjectionCard title={growth.title}>
              <Years years={growth.years} />
              <p data-part="business-projections-pace" className={styles.pace}>
                <Sentence of={growth.pace} />
              </p>
            </ProjectionCard>
          )}
        </Grid>
      </MarketingSection>
    );
  },
);

function ProjectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card data-part="business-projections-card" as="article" className={styles.card}>
      <Heading data-part="business-projections-card-title" level={3} size="l">
        {title}
      </Heading>
      {children}
    </Card>
  );
}

interface FigureCardProps {
  title: string;
  lead: Projection;
  points: readonly Projection[];
}

function FigureCard({ title, lead, points }: FigureCardProps) {
  return (
    <ProjectionCard title={title}>
      <p data-part="business-projections-figure" className={styles.lead}>
        {lead.before === undefined ? null : `${lead.before} `}
        <strong className={styles.leadFigure}>{lead.figure}</strong>{' '}
        <span className={styles.leadAfter}>{lead.after}</span>
      </p>
      <ul data-part="business-projections-points" className={styles.points}>
        {points.map((point) => (
          <li data-part="business-projections-point" key={point.after} className={styles.point}>
            <Sentence of={point} />
          </li>
        ))}
      </ul>
    </ProjectionCard>
  );
}

function Sentence({ of: { before, figure, after } }: { of: Projection }) {
  return (
    <>
      {before === undefined ? null : `${before} `}
      <strong className={styles.figure}>{figure}</strong> {after}
    </>
  );
}

function Years({ years }: { years: readonly GrowthYear[] }) {
  const bars = growthBars(years);
  return (
    <Stack data-part="business-projections-years" as="ol">
      {years.map(({ year, usersLabel, revenue }, index) => (
        <li key={year}>
          <div data-part="business-projections-year" className={styles.year}>
            <span>
              {year}: <strong className={styles.figure}>{usersLabel}</strong>
            </span>
            <span
              data-part="business-projections-revenue"
              className={styles.revenue}
            >{`(${revenue})`}</span>
          </div>
          <div data-part="business-projections-track" className={styles.track} aria-hidden="true">
            <div
              data-part="business-projections-bar"
              className={styles.bar}
              style={{ inlineSize: `${bars[index] ?? 0}%` }}
            />
          </div>
        </li>
      ))}
    </Stack>
  );
}
