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
  type Transaction,
} from '@dime-time/finance-core/contract';

/** The features that a server names, in the spelling of the contract or in its own. */
export type Features = readonly string[];

/** Takes from an answer the fields of every extension that is not among the features. */
type Reduce<Answer> = (answer: Answer, features: Features) => Answer;

/** The same for the answers of one call that is not known here. */
type ReduceSome = (answer: never, features: Features) => unknown;

/** The fields that a record has by an extension, by the name of the extension. */
type ExtensionFields<Row> = Partial<Record<Feature, readonly (keyof Row & string)[]>>;

const reducePayment = reduceRecord<Payment>({
  'payments.undo': ['undoUntil'],
  purse: ['isAutomatic'],
});

const REDUCERS: ReadonlyMap<Endpoint, ReduceSome> = new Map<Endpoint, ReduceSome>([
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
        'debts.edit': ['status', 'balanceAsOf', 'estimatedInterest', 'minimumRule', 'promotion'],
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

/** Whether an answer of this call may have fields by an extension. */
export function mayBeExtended(endpoint: Endpoint): boolean {
  return REDUCERS.has(endpoint);
}

/**
 * An answer without the fields of an extension that its server does not name, which count as unknown
 * extra fields; the same answer where it has none of them.
 */
export function offeredPart<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  features: Features,
): AnswerOf<E> {
  // It was made for the answers of this very call.
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
