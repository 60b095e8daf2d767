import { randomUUID } from 'node:crypto';
import type { ApiClient } from './api-client';

export interface Party {
  id: string;
  headers: Record<string, string>;
}

interface LoadOptions {
  client: ApiClient;
  fair: string;
  sellers: Party[];
  buyers: Party[];
  /** Version of the terms that the form consents to. */
  termsVersion: number;
  isOver: () => boolean;
}

/** What the API has acknowledged; afterwards each must exist completely and once. */
export interface Acknowledged {
  /** Prefix of every text of this run. */
  prefix: string;
  /** Text of each form. */
  forms: string[];
  /** Message of each request for a meeting, and its id. */
  requests: Map<string, string>;
  accepted: Map<string, string>;
  declined: string[];
  /** Text of each message of a thread. */
  messages: string[];
  /** Ids of bids and of orders. */
  bids: string[];
  orders: string[];
  /** Address of the last picture of each product, and how many were uploaded. */
  pictures: Map<string, string>;
  uploads: number;
  refused: number;
}

export const createAcknowledged = (): Acknowledged => ({
  prefix: `endure-${randomUUID().slice(0, 8)}`,
  forms: [],
  requests: new Map(),
  accepted: new Map(),
  declined: [],
  messages: [],
  bids: [],
  orders: [],
  pictures: new Map(),
  uploads: 0,
  refused: 0,
});

/** The idempotency key of a text: its second word. */
const getIdempotencyKey = (text: string) => text.split(' ')[1] ?? '';

const sendForms = async ({ client, termsVersion, isOver }: LoadOptions, acknowledged: Acknowledged) => {
  while (!isOver()) {
    const content = `${acknowledged.prefix} ${randomUUID()}`;
    const body = {
      code: 'consult',
      name: '김철수',
      // A phone number may send five forms an hour.
      phone: `010${String(Math.random()).slice(2, 10)}`,
      email: 'client@example.com',
      content,
      consents: [{ termsCode: 'form-consult', termsVersion, agreed: true }],
      password: 'pass1234',
      renderedAt: new Date(Date.now() - 10_000).toISOString(),
    };
    const { status } = await client.send(
      'POST',
      '/api/v1/forms',
      { 'idempotency-key': getIdempotencyKey(content) },
      body,
    );
    if (status !== 201) throw new Error(`A form was answered with ${status}`);
    acknowledged.forms.push(content);
  }
};

interface Meeting {
  matching: { _id: string; status: string; start: string | null };
}

/** Accepts or declines as the buyer. The state of the meeting shows whether it succeeded, also when the answer was lost. */
const answerRequest = async (
  load: LoadOptions,
  acknowledged: Acknowledged,
  buyer: Party,
  { _id }: { _id: string },
  slot: string,
) => {
  const path = `/api/v1/me/matchings/${_id}`;
  const accepts = Math.random() < 0.7;
  const body = accepts ? { action: 'ACCEPT', slot } : { action: 'DECLINE', reason: '다음 기회에' };
  const { status } = await load.client.send('PUT', path, buyer.headers, body);
  const { body: read } = await load.client.send('GET', path, buyer.headers);
  const { matching } = read as unknown as Meeting;
  if (status === 200 && matching.status !== (accepts ? 'ACCEPTED' : 'DECLINED'))
    throw new Error(`${_id} was acknowledged and is ${matching.status}`);
  if (matching.status === 'ACCEPTED') acknowledged.accepted.set(_id, matching.start ?? '');
  else if (matching.status === 'DECLINED') acknowledged.declined.push(_id);
  else acknowledged.refused += 1;
  if (matching.status !== 'ACCEPTED') return;
  // Sent with a key, so that a repeated request does not create a second message.
  const text = `${acknowledged.prefix} ${randomUUID()}`;
  const key = { ...buyer.headers, 'idempotency-key': getIdempotencyKey(text) };
  const sent = await load.client.send('POST', `${path}/messages`, key, { text });
  if (sent.status === 201) acknowledged.messages.push(text);
};

const requestMeetings = async (load: LoadOptions, acknowledged: Acknowledged, seller: Party) => {
  const { client, fair, isOver } = load;
  for (const buyer of [...load.buyers].sort(() => Math.random() - 0.5)) {
    if (isOver()) return;
    const answer = await client.send('GET', `/api/v1/me/matchings/${buyer.id}/schedules?fair=${fair}`, seller.headers);
    const { schedules = [] } = answer.body as unknown as { schedules?: { start: string }[] };
    const first = Math.floor(Math.random() * Math.max(1, schedules.length - 3));
    const slots = schedules.slice(first, first + 3).map(({ start }) => start);
    if (slots.length === 0) continue;
    const message = `${acknowledged.prefix} ${randomUUID()}`;
    const key = { ...seller.headers, 'idempotency-key': getIdempotencyKey(message) };
    const request = { _fair: fair, _user: buyer.id, mode: Math.random() < 0.5 ? 'ONLINE' : 'OFFLINE', slots, message };
    const { status, body } = await client.send('POST', '/api/v1/me/matchings', key, request);
    if (status !== 201) {
      acknowledged.refused += 1;
      continue;
    }
    const { matching } = body as unknown as Meeting;
    acknowledged.requests.set(message, matching._id);
    await answerRequest(load, acknowledged, buyer, matching, slots[0] ?? '');
  }
};

/** Sends forms, requests, answers and messages concurrently until `isOver`. */
export const runLoad = async (load: LoadOptions, acknowledged: Acknowledged) => {
  await Promise.all([
    sendForms(load, acknowledged),
    sendForms(load, acknowledged),
    ...load.sellers.map((seller) => requestMeetings(load, acknowledged, seller)),
  ]);
};
