import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from '../mail/table';

/** What the provider will not take, now or later. */
export class SmsRefused extends Error {}

export interface SmsProvider {
  /** Answers the provider's own number for it; rejects where it could not be sent, with `SmsRefused` where it never can. */
  send: (id: string, sms: Sms) => Promise<string>;
}

const TIMEOUT_MS = 15_000;

/** Text messages as files, for a site without a provider. */
const folder = (path: string): SmsProvider => ({
  send: async (id, { from, to, kind, subject, text }) => {
    await mkdir(path, { recursive: true });
    const lines = [
      `From: ${from}`,
      `To: ${to}`,
      `Kind: ${kind}`,
      ...(subject ? [`Subject: ${subject}`] : []),
      '',
      text,
    ];
    // They hold personal data: for the owner of the process alone.
    await writeFile(join(path, `.${id}`), `${lines.join('\n')}\n`, { mode: 0o600 });
    await rename(join(path, `.${id}`), join(path, `${id}.txt`));
    return `file:${id}`;
  },
});

/** A gateway that takes `{ id, from, to, kind, subject, text, code, channel }` as JSON and sends one id no more than once. */
const gateway = (url: string, token: string | undefined): SmsProvider => {
  const post = async (id: string, { alimtalkCode, kakaoChannel, ...sms }: Omit<Sms, 'failover'>) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ id, ...sms, code: alimtalkCode, channel: kakaoChannel }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const said = (await answer.text()).slice(0, 300);
    if (answer.ok) return (/"id"\s*:\s*"([^"]{1,100})"/.exec(said)?.[1] ?? id) as string;
    const message = `${answer.status} ${said}`;
    throw answer.status >= 400 && answer.status < 500 && answer.status !== 429
      ? new SmsRefused(message)
      : new Error(message);
  };

  return {
    send: async (id, { failover, ...sms }) => {
      try {
        return await post(id, sms);
      } catch (cause) {
        // Whoever does not use Kakao gets the same words as a text message.
        if (sms.kind === 'ALIMTALK' && failover && cause instanceof SmsRefused)
          return post(`${id}-text`, { ...sms, kind: 'LMS', alimtalkCode: null, kakaoChannel: null });
        throw cause;
      }
    },
  };
};

interface Options {
  url: string | undefined;
  token?: string | undefined;
  directory: string;
}

export const createSmsProvider = ({ url, token, directory }: Options): SmsProvider =>
  url ? gateway(url, token) : folder(directory);
