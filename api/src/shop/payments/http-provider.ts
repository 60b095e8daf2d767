import { createHmac, timingSafeEqual } from 'node:crypto';
import { trimEndSlashes } from 'shared/format';
import { z } from 'zod';
import { throwApiError } from '../../platform/http/errors';
import type { PaymentProvider, PaymentResult } from './providers';

interface Options {
  /** Without a trailing slash. */
  url: string;
  secret: string;
  /** Part of the webhook's path. */
  name?: string;
}

const timeoutMs = 10_000;
/** Seconds that the time of a signature may differ, against replays. */
const toleranceS = 300;

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.tid.orderNo.amount.status">` */
export const signPayment = (
  secret: string,
  { tid, orderNo, amount, status }: PaymentResult,
  at = Math.floor(Date.now() / 1000),
) => `t=${at},v1=${hmac(secret, [at, tid, orderNo, amount, status].join('.'))}`;

const isSigned = (secret: string, signature: string | undefined, result: PaymentResult) => {
  const at = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '')?.[1]);
  if (!signature || Number.isNaN(at) || Math.abs(Date.now() / 1000 - at) > toleranceS) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signPayment(secret, result, at)));
};

const BeginResponse = z.object({ url: z.url({ protocol: /^https?$/ }) });

/**
 * A card payment provider with a small HTTP interface: `POST /payments` begins a payment, `POST /refunds` refunds one, and the
 * provider reports results to our webhook. Both sides sign with one secret. Throws `payment_failed` after 10 s or any error.
 */
export const createHttpProvider = ({ url, secret, name = 'card' }: Options): PaymentProvider => {
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
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    if (!answer?.ok) throwApiError('payment_failed');
    return answer;
  };

  return {
    name,
    methods: ['CARD'],
    begin: async (request) => {
      const answer = await send('/payments', request, `begin-${request.orderNo}`);
      const response = BeginResponse.safeParse(await answer.json().catch(() => null));
      return response.success ? response.data.url : throwApiError('payment_failed');
    },
    refund: async ({ key, ...money }) => {
      await send('/refunds', money, key);
    },
    verify: (signature, result) => isSigned(secret, signature, result),
  };
};

/** Reads PAYMENT_URL, PAYMENT_SECRET and PAYMENT_NAME; no provider unless URL and secret are set. */
export const readPaymentProviders = (env: Record<string, string | undefined>): PaymentProvider[] => {
  const { PAYMENT_URL: url, PAYMENT_SECRET: secret, PAYMENT_NAME: name } = env;
  if (!url || !secret) return [];
  return [createHttpProvider({ url: trimEndSlashes(url), secret, ...(name ? { name } : {}) })];
};
