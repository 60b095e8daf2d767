import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import type { SmsProvider } from '../sms/provider';
import type { Carriers } from './dispatcher';
import type { Transport } from './transport';

export interface Delivered extends ParsedMail {
  /** The envelope: who really got it. */
  recipients: string[];
}

interface Rules {
  /** Answers a recipient with this SMTP code; 0 takes it. */
  codeFor?: (address: string) => number;
}

type Take = (raw: Buffer, recipients: string[]) => void | Promise<void>;

const refusal = (responseCode: number): SMTPServerError =>
  Object.assign(new Error('refused by the test'), { responseCode });

/** A real mail server on a port of its own, which hands over each mail as it came. */
export const startMailServer = async (take: Take, { codeFor = () => 0 }: Rules = {}) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      const code = codeFor(address);
      done(code ? refusal(code) : null);
    },
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => take(raw, recipients))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** The same, which keeps what it is sent in memory. */
export const startMailbox = async (rules?: Rules) => {
  const delivered: Delivered[] = [];
  const take: Take = async (raw, recipients) => {
    delivered.push({ ...(await simpleParser(raw)), recipients });
  };
  return { ...(await startMailServer(take, rules)), delivered };
};

const refusing: SmsProvider = { send: () => Promise.reject(new Error('no provider')) };

/** For what sends no text message. */
export const carriers = (mail: Transport, sms: SmsProvider = refusing): Carriers => ({ mail, sms });
