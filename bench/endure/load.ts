import { randomUUID } from 'node:crypto';
import type { Caller } from './caller';

export interface Party {
  id: string;
  headers: Record<string, string>;
}

interface Load {
  caller: Caller;
  fair: string;
  sellers: Party[];
  buyers: Party[];
  /** Editions of the terms that a form agrees to. */
  edition: number;
  isOver: () => boolean;
}

/** What the API has said is done; to be found afterwards, whole and once. */
export interface Acknowledged {
  /** Begins every text of this run. */
  mark: string;
  /** Text of each form. */
  forms: string[];
  /** Message of each request for a meeting, and its id. */
  requests: Map<string, string>;
  accepted: Map<string, string>;
  declined: string[];
  /** Text of each message of a thread. */
  messages: string[];
  refused: number;
}

/** The key under which a text is sent again. */
const keyOf = (text: string) => text.split(' ')[1] ?? '';

const sendForms = async ({ caller, edition, isOver }: Load, done: Acknowledged) => {
  while (!isOver()) {
    const content = `${done.mark} ${randomUUID()}`;
    const body = {
      code: 'consult',
      name: '김철수',
      phone: '01012345678',
      email: 'client@example.com',
      content,
      consents: [{ termsCode: 'form-consult', termsVersion: edition, agreed: true }],
      password: 'pass1234',
      renderedAt: new Date(Date.now() - 10_000).toISOString(),
    };
    const { status } = await caller.ask('POST', '/api/v1/forms', { 'idempotency-key': keyOf(content) }, body);
    if (status !== 201) throw new Error(`A form was answered with ${status}`);
    done.forms.push(content);
  }
};

interface Meeting {
  matching: { _id: string; status: string; start: string | null };
}

/** What the responder says; where the answer was lost, the meeting itself tells whether it was done. */
const answer = async (load: Load, done: Acknowledged, buyer: Party, { _id }: { _id: string }, slot: string) => {
  const path = `/api/v1/me/matchings/${_id}`;
  const accepts = Math.random() < 0.7;
  const body = accepts ? { action: 'ACCEPT', slot } : { action: 'DECLINE', reason: '다음 기회에' };
  const { status } = await load.caller.ask('PUT', path, buyer.headers, body);
  const { body: read } = await load.caller.ask('GET', path, buyer.headers);
  const { matching } = read as unknown as Meeting;
  if (status === 200 && matching.status !== (accepts ? 'ACCEPTED' : 'DECLINED'))
    throw new Error(`${_id} was acknowledged and is ${matching.status}`);
  if (matching.status === 'ACCEPTED') done.accepted.set(_id, matching.start ?? '');
  else if (matching.status === 'DECLINED') done.declined.push(_id);
  else done.refused += 1;
  if (matching.status !== 'ACCEPTED') return;
  // No two writes of one text: what is sent again after a lost answer would be another message.
  const text = `${done.mark} ${randomUUID()}`;
  const key = { ...buyer.headers, 'idempotency-key': keyOf(text) };
  const sent = await load.caller.ask('POST', `${path}/messages`, key, { text });
  if (sent.status === 201) done.messages.push(text);
};

const meet = async (load: Load, done: Acknowledged, seller: Party) => {
  const { caller, fair, isOver } = load;
  for (const buyer of [...load.buyers].sort(() => Math.random() - 0.5)) {
    if (isOver()) return;
    const seen = await caller.ask('GET', `/api/v1/me/matchings/${buyer.id}/schedules?fair=${fair}`, seller.headers);
    const { schedules = [] } = seen.body as unknown as { schedules?: { start: string }[] };
    const first = Math.floor(Math.random() * Math.max(1, schedules.length - 3));
    const slots = schedules.slice(first, first + 3).map(({ start }) => start);
    if (slots.length === 0) continue;
    const message = `${done.mark} ${randomUUID()}`;
    const key = { ...seller.headers, 'idempotency-key': keyOf(message) };
    const asked = { _fair: fair, _user: buyer.id, mode: Math.random() < 0.5 ? 'ONLINE' : 'OFFLINE', slots, message };
    const { status, body } = await caller.ask('POST', '/api/v1/me/matchings', key, asked);
    if (status !== 201) {
      done.refused += 1;
      continue;
    }
    const { matching } = body as unknown as Meeting;
    done.requests.set(message, matching._id);
    await answer(load, done, buyer, matching, slots[0] ?? '');
  }
};

/** Forms, requests, answers and messages at the same time, until it is over. */
export const runLoad = async (load: Load): Promise<Acknowledged> => {
  const done: Acknowledged = {
    mark: `endure-${randomUUID().slice(0, 8)}`,
    forms: [],
    requests: new Map(),
    accepted: new Map(),
    declined: [],
    messages: [],
    refused: 0,
  };
  await Promise.all([
    sendForms(load, done),
    sendForms(load, done),
    ...load.sellers.map((seller) => meet(load, done, seller)),
  ]);
  return done;
};
