import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerError } from 'smtp-server';
import type { SmsProvider } from '../sms/provider';
import type { MessageTransports } from './dispatcher';
import type { Transport } from './transport';

interface DeliveredMail extends ParsedMail {
  /** Recipients of the SMTP envelope. */
  recipients: string[];
}

interface MailServerRules {
  /** SMTP code with which a recipient is refused; 0 accepts it. */
  codeFor?: (address: string) => number;
}

type OnMail = (raw: Buffer, recipients: string[]) => void | Promise<void>;

const refusal = (responseCode: number): SMTPServerError =>
  Object.assign(new Error('refused by the test'), { responseCode });

/** Starts a mail server on a free port; calls `onMail` with each raw mail. */
export const startMailServer = async (onMail: OnMail, { codeFor = () => 0 }: MailServerRules = {}) => {
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
        .then((raw) => onMail(raw, recipients))
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

/** Starts a mail server that collects mails in `delivered`. */
export const startMailbox = async (rules?: MailServerRules) => {
  const delivered: DeliveredMail[] = [];
  const onMail: OnMail = async (raw, recipients) => {
    delivered.push({ ...(await simpleParser(raw)), recipients });
  };
  return { ...(await startMailServer(onMail, rules)), delivered };
};

const refusingProvider: SmsProvider = { send: () => Promise.reject(new Error('no provider')) };

/** Transports for tests; without `sms` each text message is refused. */
export const createTestTransports = (mail: Transport, sms: SmsProvider = refusingProvider): MessageTransports => ({
  mail,
  sms,
});
