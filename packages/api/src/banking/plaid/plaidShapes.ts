import * as v from 'valibot';

/** Schemas of the used parts of Plaid's responses; other fields are ignored. */

const text = v.pipe(v.string(), v.nonEmpty());
const maybeText = v.nullish(v.string(), null);
const maybeNumber = v.nullish(v.number(), null);

export const linkTokenShape = v.object({ link_token: text });

export const exchangeShape = v.object({ access_token: text, item_id: text });

export const itemShape = v.object({
  item: v.object({ item_id: text, institution_id: maybeText, institution_name: maybeText }),
});

const account = v.object({
  account_id: text,
  name: v.string(),
  mask: maybeText,
  type: v.string(),
  subtype: maybeText,
  balances: v.object({
    current: maybeNumber,
    available: maybeNumber,
    iso_currency_code: maybeText,
  }),
});

export const accountsShape = v.object({ accounts: v.array(account) });

export type PlaidAccount = v.InferOutput<typeof account>;

const transaction = v.object({
  transaction_id: text,
  account_id: text,
  amount: v.number(),
  iso_currency_code: maybeText,
  date: v.pipe(v.string(), v.isoDate()),
  datetime: maybeText,
  name: v.string(),
  merchant_name: maybeText,
  category: v.nullish(v.array(v.string()), null),
  pending: v.boolean(),
  pending_transaction_id: maybeText,
  personal_finance_category: v.nullish(
    v.object({ primary: v.string(), detailed: v.nullish(v.string()) }),
    null,
  ),
});

export type PlaidTransaction = v.InferOutput<typeof transaction>;

export const syncShape = v.object({
  added: v.array(transaction),
  modified: v.array(transaction),
  removed: v.array(v.object({ transaction_id: text, account_id: text })),
  next_cursor: v.string(),
  has_more: v.boolean(),
});

export const liabilitiesShape = v.object({
  accounts: v.array(account),
  liabilities: v.object({
    credit: v.nullish(
      v.array(
        v.object({
          account_id: maybeText,
          aprs: v.nullish(
            v.array(v.object({ apr_percentage: v.number(), apr_type: v.string() })),
            [],
          ),
          minimum_payment_amount: maybeNumber,
          next_payment_due_date: maybeText,
        }),
      ),
      [],
    ),
    student: v.nullish(
      v.array(
        v.object({
          account_id: maybeText,
          interest_rate_percentage: v.number(),
          minimum_payment_amount: maybeNumber,
          next_payment_due_date: maybeText,
        }),
      ),
      [],
    ),
  }),
});

export type PlaidLiabilities = v.InferOutput<typeof liabilitiesShape>;

export const removedShape = v.object({ request_id: v.string() });

export const verificationKeyShape = v.object({
  key: v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: text,
    y: text,
    expired_at: maybeNumber,
  }),
});

export const errorShape = v.object({ error_code: v.string() });

export const webhookShape = v.object({
  webhook_type: v.string(),
  webhook_code: v.string(),
  item_id: text,
  error: v.nullish(v.object({ error_code: v.string() }), null),
});

export const verificationHeaderShape = v.object({ alg: v.literal('ES256'), kid: text });

export const verificationClaimsShape = v.object({ iat: v.number(), request_body_sha256: text });
