import type { Json } from '@dime-time/finance-core/contract';
import { HttpResponse } from 'msw/http';
import type { Fault } from './fault.ts';
import { problem } from './problem.ts';

const HUGE_ROWS = 10_000;
const HUGE_TEXT = 1_000_000;

/** The answer of a call that fails before it is carried out; `undefined` where the fault comes later. */
export function failedAnswer(fault: Fault | undefined): Response | undefined {
  switch (fault) {
    case 'reset':
      return HttpResponse.error();
    case '401':
      return problem('session-ended');
    case '404':
      return problem('not-found');
    case '429':
      return problem('too-many-requests', { 'Retry-After': '30' });
    case '500':
      return problem('server-error');
    case '500-empty':
      return new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' });
    case '503':
      return problem('unavailable', { 'Retry-After': '5' });
    case 'html':
      return HttpResponse.html('<!doctype html><title>Welcome</title><h1>It works!</h1>');
    case undefined:
    case 'delay':
    case 'lost-answer':
    case 'truncated':
    case 'wrong-shape':
    case 'empty':
    case '204':
    case 'null':
    case 'huge':
    case 'out-of-order':
      return undefined;
  }
}

/** The faulty answer of a call that was carried out; `undefined` where the fault leaves it intact. */
export function applyFault(fault: Fault | undefined, json: Json): Response | undefined {
  const headers = { 'Content-Type': 'application/json' };
  switch (fault) {
    case 'lost-answer':
      return HttpResponse.error();
    case 'truncated': {
      const text = JSON.stringify(json);
      return new HttpResponse(text.slice(0, Math.max(1, text.length >> 1)), { headers });
    }
    case 'wrong-shape':
      return HttpResponse.json(Array.isArray(json) ? { unexpected: true } : ['unexpected']);
    case 'empty':
      return new HttpResponse('', { headers });
    case '204':
      return new HttpResponse(null, { status: 204 });
    case 'null':
      return HttpResponse.json(null);
    case 'huge':
      return HttpResponse.json(inflate(json));
    case undefined:
    case 'delay':
    case 'reset':
    case '401':
    case '404':
    case '429':
    case '500':
    case '500-empty':
    case '503':
    case 'html':
    case 'out-of-order':
      return undefined;
  }
}

function inflate(json: Json): Json {
  if (!Array.isArray(json)) {
    return { ...(json as Record<string, Json>), padding: 'x'.repeat(HUGE_TEXT) };
  }
  if (json.length === 0) return json;
  return Array.from({ length: HUGE_ROWS }, (_, index) => {
    const row = json[index % json.length] as Record<string, Json>;
    const ids = ['id', 'transaction_id'].filter((key) => key in row);
    return {
      ...row,
      ...Object.fromEntries(ids.map((key) => [key, `${row[key] as string}-${index}`])),
    };
  });
}
