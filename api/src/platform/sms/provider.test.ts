import { afterAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import type { Sms } from '../mail/table';
import { createSmsProvider } from './provider';

const requests: Record<string, unknown>[] = [];
const gateway = fastify();
gateway.post('/sms', async (request, reply) => {
  const sms = request.body as Record<string, unknown>;
  requests.push(sms);
  // The recipient has no Kakao account.
  return sms.kind === 'ALIMTALK' ? reply.code(422).send({}) : { id: 'gw-1' };
});
const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => gateway.close());

const approved: Sms = {
  from: '15000000',
  to: '01012345678',
  kind: 'ALIMTALK',
  subject: '상담 신청',
  text: '접수되었습니다.',
  alimtalkCode: 'form_received',
  kakaoChannel: '@mungan',
  failover: true,
};

test('an approved text is sent by Kakao, and as a text message to recipients without Kakao', async () => {
  const provider = createSmsProvider({ url: `${address}/sms`, directory: '' });
  expect(await provider.send('one', approved)).toBe('gw-1');
  expect(requests).toEqual([
    expect.objectContaining({ id: 'one', kind: 'ALIMTALK', code: 'form_received', channel: '@mungan' }),
    expect.objectContaining({ id: 'one-text', kind: 'LMS', code: null, channel: null, text: approved.text }),
  ]);
});

test('without failover the refusal is final', async () => {
  const provider = createSmsProvider({ url: `${address}/sms`, directory: '' });
  await expect(provider.send('two', { ...approved, failover: false })).rejects.toThrow('422');
});
