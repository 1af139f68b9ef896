import {
  endpoints,
  type AcceleratedPaymentAnswer,
  type AnswerOf,
  type DashboardSummary,
  type Debt,
  type Endpoint,
  type Feature,
  type Payment,
  type RoundUpSettings,
  type ServiceStatus,
  type Transaction,
} from '@dime-time/finance-core/contract';
import type { Cache } from 'swr';
import { queryKey } from './cacheState.ts';

/** The features named by a service status; unknown names are possible. */
export type Features = readonly string[];

const STATUS_PATH = queryKey(endpoints.getServiceStatus);
const NO_FEATURES: Features = [];

/** The features in the cached service status; none if it was not read yet. Sends no request. */
export function knownFeatures(cache: Pick<Cache, 'get'>): Features {
  return featuresOf(cache.get(STATUS_PATH)?.data as ServiceStatus | undefined);
}

/** The features of a service status; the same array for the same status. */
export function featuresOf(status: ServiceStatus | undefined): Features {
  return status?.features ?? NO_FEATURES;
}

/** Whether the server is known to support any extension. Sends no request. */
export function offersExtensions(cache: Pick<Cache, 'get'>): boolean {
  return knownFeatures(cache).length > 0;
}

/** Removes the fields of each extension that is not among the features. */
type Reduce<Data> = (data: Data, features: Features) => Data;

/** The same for the response of any call. */
type ReduceAny = (data: never, features: Features) => unknown;

/** The fields that each extension adds to a record. */
type ExtensionFields<Row> = Partial<Record<Feature, readonly (keyof Row & string)[]>>;

const reducePayment = reduceRecord<Payment>({
  'payments.undo': ['undoUntil'],
  purse: ['isAutomatic'],
});

const REDUCERS: ReadonlyMap<Endpoint, ReduceAny> = new Map<Endpoint, ReduceAny>([
  [
    endpoints.getDashboardSummary,
    reduceRecord<DashboardSummary>({
      purse: [
        'roundUpsWaiting',
        'roundUpsApplied',
        'roundUpsInvested',
        'roundUpsReturned',
        'nextSweep',
        'asOf',
        'monthlyRoundUps',
        'chargedAccount',
        'earlierRoundUps',
      ],
      plan: ['plan'],
    }),
  ],
  [
    endpoints.getRoundUpSettings,
    reduceRecord<RoundUpSettings>({ purse: ['sweep', 'floor', 'pausedUntil'] }),
  ],
  [
    endpoints.getTransactions,
    reduceRows(reduceRecord<Transaction>({ purse: ['roundUpReturned'] })),
  ],
  [
    endpoints.getDebts,
    reduceRows(
      reduceRecord<Debt>({
        'debts.edit': [
          'status',
          'balanceAsOf',
          'estimatedInterest',
          'paidSince',
          'paidSinceDue',
          'roundUpsSinceDue',
          'oneOffPaidToday',
          'pastDue',
          'addedCharges',
          'minimumRule',
          'promotion',
        ],
      }),
    ),
  ],
  [endpoints.getPayments, reduceRows(reducePayment)],
  [endpoints.createPayment, reducePayment],
  [
    endpoints.createAcceleratedPayment,
    (answer: AcceleratedPaymentAnswer, features: Features) => {
      const payment = reducePayment(answer.payment, features);
      return payment === answer.payment ? answer : { ...answer, payment };
    },
  ],
]);

/** Whether a response of this call may have fields of an extension. */
export function hasExtensionFields(endpoint: Endpoint): boolean {
  return REDUCERS.has(endpoint);
}

/**
 * Removes the fields of extensions that the server does not name: they count as unknown extra fields.
 *
 * @returns the same object if there is nothing to remove.
 */
export function omitUnsupportedFields<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  features: Features,
): AnswerOf<E> {
  // The map holds the reducer of this call’s responses.
  const reduce = REDUCERS.get(endpoint) as Reduce<AnswerOf<E>> | undefined;
  return reduce ? reduce(answer, features) : answer;
}

function reduceRecord<Row extends object>(fields: ExtensionFields<Row>): Reduce<Row> {
  const entries = Object.entries(fields) as [Feature, readonly string[]][];
  return (record, features) => {
    const extra = entries
      .filter(([feature]) => !features.includes(feature))
      .flatMap(([, names]) => names.filter((name) => Object.hasOwn(record, name)));
    if (extra.length === 0) return record;
    // Every one of these fields is optional.
    return Object.fromEntries(
      Object.entries(record).filter(([name]) => !extra.includes(name)),
    ) as Row;
  };
}

function reduceRows<Row extends object>(reduce: Reduce<Row>): Reduce<Row[]> {
  return (rows, features) => {
    const reduced = rows.map((row) => reduce(row, features));
    return reduced.some((row, at) => row !== rows[at]) ? reduced : rows;
  };
}
