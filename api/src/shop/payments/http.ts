import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { fail } from '../../platform/http/errors';
import type { Provider, Told } from './providers';

interface Options {
  /** Without a slash at the end. */
  url: string;
  secret: string;
  /** In the address of the webhook. */
  name?: string;
}

const patienceMs = 10_000;
/** An older signature is one that somebody kept. */
const toleranceS = 300;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.tid.orderNo.amount.status">` */
export const signatureOf = (
  secret: string,
  { tid, orderNo, amount, status }: Told,
  at = Math.floor(Date.now() / 1000),
) => `t=${at},v1=${hmac(secret, [at, tid, orderNo, amount, status].join('.'))}`;

const isSigned = (secret: string, signature: string | undefined, told: Told) => {
  const at = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '')?.[1]);
  if (!signature || Number.isNaN(at) || Math.abs(Date.now() / 1000 - at) > toleranceS) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, told, at)));
};

const Begun = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * A provider of card payments behind a small interface of HTTP: `POST /payments` begins one, `POST /refunds` sends money
 * back, and it tells what became of a payment by our webhook. Both sides sign with one secret.
 */
export const httpProvider = ({ url, secret, name = 'card' }: Options): Provider => {
  const send = async (path: string, body: object, key: string) => {
    const text = JSON.stringify(body);
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'payment-signature': hmac(secret, text),
      },
      body: text,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    if (!answer?.ok) fail('payment_failed');
    return answer;
  };

  return {
    name,
    methods: ['CARD'],
    begin: async (bill) => {
      const answer = await send('/payments', bill, `begin-${bill.orderNo}`);
      const begun = Begun.safeParse(await answer.json().catch(() => null));
      return begun.success ? begun.data.url : fail('payment_failed');
    },
    refund: async ({ key, ...money }) => {
      await send('/refunds', money, key);
    },
    verify: (signature, told) => isSigned(secret, signature, told),
  };
};

/** Cards can be paid with where the setting names who takes them. */
export const providersOf = (env: Record<string, string | undefined>): Provider[] => {
  const { PAYMENT_URL: url, PAYMENT_SECRET: secret, PAYMENT_NAME: name } = env;
  if (!url || !secret) return [];
  return [httpProvider({ url: url.replace(/\/+$/, ''), secret, ...(name ? { name } : {}) })];
};
