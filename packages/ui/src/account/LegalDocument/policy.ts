/** The figures our policies promise. A change here changes every text that uses them. */
export const POLICY = {
  /** The youngest age at which the product may be used, in years. */
  minimumAge: 18,
  /** How long financial and account records are kept after an account is closed, in years. */
  recordYears: 7,
  /** How long messages to and from us are kept, in years. */
  communicationYears: 3,
  /** How long before it takes effect a policy change is announced, in days. */
  noticeDays: 30,
  /** The maximum response time to a privacy request, in days. */
  responseDays: 30,
} as const;
