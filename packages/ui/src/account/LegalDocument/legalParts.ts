import type { LegalNames, LegalPart } from './LegalDocument.model.ts';
import { privacyPolicy } from './texts/privacyPolicy.ts';
import { regulatoryNotice } from './texts/regulatoryNotice.ts';
import { riskDisclosure } from './texts/riskDisclosure.ts';
import { termsOfService } from './texts/termsOfService.ts';

/**
 * Returns the four legal texts in reading order, in English.
 *
 * The default wording is careful, but a site that publishes it under its own name should have its
 * lawyers read it first.
 *
 * @example legalParts({ productName: 'Dime Time' })[1]?.title // 'Terms of Service'
 */
export function legalParts(names: LegalNames): readonly LegalPart[] {
  return [
    riskDisclosure(names),
    termsOfService(names),
    privacyPolicy(names),
    regulatoryNotice(names),
  ].map((part) => ({ ...part, lang: 'en' }));
}
