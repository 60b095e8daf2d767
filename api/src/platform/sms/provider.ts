import { writePrivateFile } from '../files/write-private-file';
import type { Sms } from '../mail/table';

/** The provider refuses the message for good; a retry is useless. */
export class SmsRefusedError extends Error {}

export interface SmsProvider {
  /** Returns the id given by the provider. Rejects if the message was not sent, with `SmsRefusedError` if a retry is useless. */
  send: (id: string, sms: Sms) => Promise<string>;
}

const TIMEOUT_MS = 15_000;

/** Writes text messages as files, for installations without a provider. */
const createFileProvider = (path: string): SmsProvider => ({
  send: async (id, { from, to, kind, subject, text }) => {
    const lines = [
      `From: ${from}`,
      `To: ${to}`,
      `Kind: ${kind}`,
      ...(subject ? [`Subject: ${subject}`] : []),
      '',
      text,
    ];
    await writePrivateFile(path, `${id}.txt`, `${lines.join('\n')}\n`);
    return `file:${id}`;
  },
});

/** An HTTP gateway that takes `{ id, from, to, kind, subject, text, code, channel }` as JSON and sends each id at most once. */
const createGatewayProvider = (url: string, token: string | undefined): SmsProvider => {
  const post = async (id: string, { alimtalkCode, kakaoChannel, ...sms }: Omit<Sms, 'failover'>) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ id, ...sms, code: alimtalkCode, channel: kakaoChannel }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const content = (await response.text()).slice(0, 300);
    if (response.ok) return (/"id"\s*:\s*"([^"]{1,100})"/.exec(content)?.[1] ?? id) as string;
    const message = `${response.status} ${content}`;
    throw response.status >= 400 && response.status < 500 && response.status !== 429
      ? new SmsRefusedError(message)
      : new Error(message);
  };

  return {
    send: async (id, { failover, ...sms }) => {
      try {
        return await post(id, sms);
      } catch (cause) {
        // A recipient without Kakao gets the same text as a text message.
        if (sms.kind === 'ALIMTALK' && failover && cause instanceof SmsRefusedError)
          return post(`${id}-text`, { ...sms, kind: 'LMS', alimtalkCode: null, kakaoChannel: null });
        throw cause;
      }
    },
  };
};

interface SmsOptions {
  url: string | undefined;
  token?: string | undefined;
  directory: string;
}

export const createSmsProvider = ({ url, token, directory }: SmsOptions): SmsProvider =>
  url ? createGatewayProvider(url, token) : createFileProvider(directory);
