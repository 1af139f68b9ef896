import {
  CALENDAR_PATH,
  endpointPattern,
  endpoints,
  REFUSAL_CODES,
  type Endpoint,
} from '@dime-time/finance-core/contract';
import { CALENDAR_LOCALES } from '@dime-time/finance-core/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { sessionCookie } from './auth/index.ts';
import type { Config } from './config/config.ts';
import { outputSchema } from './outputSchema.ts';

type Json = Readonly<Record<string, unknown>>;

const CODE: Json = {
  type: 'string',
  description:
    'Names the refusal; it and its values keep their meaning, and more codes may come. Known: ' +
    `${Object.entries(REFUSAL_CODES).map(describeCode).join(', ')}.`,
};

const VALUES: Json = {
  type: 'object',
  description:
    'The values of the sentence, for texts in another language: money as a decimal string with two ' +
    'digits, days as YYYY-MM-DD, counts as numbers.',
  additionalProperties: { type: ['string', 'number'] },
};

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'A sentence in US English.' },
    code: CODE,
    values: VALUES,
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message', 'code'],
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          code: CODE,
          values: VALUES,
        },
      },
    },
  },
};

/** A code with the names and kinds of its values: `debt-owed (balance: money)`. */
function describeCode([code, kinds]: [code: string, kinds: object]): string {
  const values = Object.entries(kinds).map(([name, kind]) => `${name}: ${kind}`);
  return values.length === 0 ? code : `${code} (${values.join(', ')})`;
}

/** Builds an OpenAPI 3.1 document from the endpoint table that also defines the routes. */
export function openApi(config: Config): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpointPattern(endpoint, { bank: config.bank.segment }).replace(':id', '{id}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(key, endpoint) };
  }
  paths[CALENDAR_PATH.replace(':secret', '{secret}')] = { get: CALENDAR };
  return {
    openapi: '3.1.0',
    info: { title: config.productName, version: '1' },
    servers: [{ url: config.publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(config.publicUrl).name,
          description: 'Sign in at /api/login in a browser and send the cookie it gets.',
        },
      },
    },
  };
}

function operation(key: string, endpoint: Endpoint): Json {
  const parameters = [
    ...(endpoint.path.includes('{id}') ? [ID] : []),
    ...(endpoint.query ? queryParameters(endpoint.query) : []),
    ...(endpoint.method === 'GET' ? [] : [IDEMPOTENCY_KEY]),
    ...(endpoint.access === 'public' ? [] : [EXPECTED_USER]),
  ];
  return {
    operationId: key,
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(schemaOf(endpoint.body)) } }
      : {}),
    responses: {
      [endpoint.status]: {
        description: 'Done.',
        ...(endpoint.status === 204
          ? {}
          : { content: json(schemaOf(outputSchema(endpoint.answer))) }),
      },
      default: {
        description: 'Not done, and nothing was changed.',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  };
}

/** The one call that no page makes: a calendar app reads the address that a household gives it. */
const CALENDAR: Json = {
  operationId: 'readCalendar',
  security: [],
  parameters: [
    { name: 'secret', in: 'path', required: true, schema: { type: 'string' } },
    {
      name: 'lang',
      in: 'query',
      description: 'The language of its texts.',
      schema: { type: 'string', enum: CALENDAR_LOCALES },
    },
  ],
  responses: {
    200: {
      description: 'The payment days of the next 12 months.',
      content: { 'text/calendar': { schema: { type: 'string' } } },
    },
    default: {
      description: 'No calendar.',
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
      },
    },
  },
};

const ID: Json = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body answers as the first time and changes nothing.',
  schema: { type: 'string', minLength: 8, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
};

const EXPECTED_USER: Json = {
  name: 'Expected-User',
  in: 'header',
  description:
    'The id of the user whose page sends this. If another user is signed in, the answer is 412.',
  schema: { type: 'string', minLength: 1 },
};

function queryParameters(query: v.GenericSchema): Json[] {
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** The JSON Schema of the wire form. Checks that run code cannot be expressed and are left out. */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _draft, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}
