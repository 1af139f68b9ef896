import type { IncomingMessage, ServerResponse } from 'node:http';

/** Its value is the id of who is signed in. */
const SESSION = 'stub-session';

const debt = {
  id: 7,
  name: 'Store Card',
  accountNumber: null,
  currentBalance: 1200,
  originalBalance: '2000.00',
  minimumPayment: 35.5,
  interestRate: 19.9,
  dueDate: 3,
  anythingElse: true,
};

const emptyBank = { accounts: [], balances: [], transactions: [] };

/** The least a server may answer: no extension, numbers for money, fields left out. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/dashboard-summary': {
    totalRoundUps: 12.5,
    thisMonthRoundUps: 2,
    totalDebt: 1200,
    thisMonthPayments: 0,
    progressPercentage: 40,
    debtFreeDate: null,
  },
  '/api/transactions': [
    {
      id: 1,
      merchant: 'Corner Shop',
      category: null,
      date: '2026-11-19T14:05:00Z',
      amount: 4.67,
      roundUpAmount: 0.33,
    },
  ],
  '/api/debts': [debt],
  '/api/payments': [],
  '/api/round-up-settings': {
    isEnabled: true,
    multiplier: '1.00',
    autoApplyThreshold: '25.00',
    cryptoEnabled: false,
    cryptoPercentage: '25',
    preferredCrypto: 'BTC',
  },
  '/api/crypto-purchases': [],
  '/api/crypto-summary': {
    totalInvested: 0,
    totalPurchases: 0,
    lastPurchase: null,
    portfolio: [],
  },
  '/api/service-status': { coinbase: { configured: false } },
  '/api/plaid/accounts': emptyBank.accounts,
  '/api/plaid/balances': emptyBank.balances,
  '/api/plaid/transactions': emptyBank.transactions,
  '/api/dime-token/info': {
    currentPrice: '0.0425',
    priceChange24h: -1.5,
    marketCap: 4250000,
    volume24h: 125000,
    totalSupply: '100000000',
  },
  '/api/dime-token/balance': { balance: '0', stakedAmount: '0', totalEarned: '0' },
  '/api/dime-token/rewards': [],
};

/** Whose browser holds it finds the server down, while the documents still come. */
const DOWN = 'stub-down=1';

/** Whether somebody is signed in, by the cookies of a request. */
export function hasSession(cookies: string): boolean {
  return idIn(cookies) !== undefined;
}

function idIn(cookies: string): string | undefined {
  return /stub-session=(\d+)/.exec(cookies)?.[1];
}

/** A bare server of the contract: it signs in without asking, and keeps nothing. */
export function stubApi(request: IncomingMessage, response: ServerResponse, path: string): void {
  if (request.headers.cookie?.includes(DOWN) === true) {
    request.socket.destroy();
    return;
  }
  if (path === '/api/login') {
    const id = new URL(request.url ?? '', 'http://localhost').searchParams.get('as') ?? '1';
    response
      .writeHead(302, {
        location: '/dashboard',
        'set-cookie': `${SESSION}=${id}; Path=/; HttpOnly`,
      })
      .end();
    return;
  }
  if (path === '/api/logout') {
    response.writeHead(302, { location: '/', 'set-cookie': `${SESSION}=; Path=/; Max-Age=0` });
    response.end();
    return;
  }
  const id = idIn(request.headers.cookie ?? '');
  if (id === undefined) {
    send(response, 401, { type: 'about:blank', title: 'Unauthorized', status: 401 });
    return;
  }
  const user = { id: Number(id), email: 'stub@example.test' };
  const answer = path === '/api/user' ? user : ANSWERS[path];
  if (answer === undefined || request.method !== 'GET') {
    send(response, 404, { title: 'Not Found', status: 404 });
  } else send(response, 200, answer);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
