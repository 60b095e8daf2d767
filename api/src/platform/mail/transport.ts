import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mail } from './table';

/** A recipient that the server did not take. */
export interface Refusal {
  address: string;
  /** It will not take it later either. */
  final: boolean;
  message: string;
}

export interface Transport {
  /** Rejects where the mail could not be sent at all. */
  send: (id: string, mail: Mail, recipients: string[]) => Promise<Refusal[]>;
  close: () => void;
}

const refusalOf = ({ recipient = '', permanent = false, message }: NodemailerError): Refusal => ({
  address: recipient,
  final: permanent,
  message,
});

/** The same mail has the same Message-ID however often it is sent, so that a receiver can tell. */
const messageOf = (id: string, { calendar, ...mail }: Mail) => ({
  ...mail,
  ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
  messageId: `<${id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
  // What is in a mail comes from its own text: nothing is read from disk or fetched.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const smtp = (url: string): Transport => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    send: async (id, mail, recipients) => {
      const envelope = { from: mail.from.address, to: recipients };
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...messageOf(id, mail), envelope });
        return rejectedErrors.map(refusalOf);
      } catch (cause) {
        const { command, rejectedErrors, permanent = false, message } = cause as NodemailerError;
        if (rejectedErrors?.length) return rejectedErrors.map(refusalOf);
        // The server refuses the sender or the content; a refused log-in is ours to mend and worth another try.
        if (permanent && (command === 'MAIL FROM' || command === 'DATA'))
          return recipients.map((address) => ({ address, final: true, message }));
        throw cause;
      }
    },
    close: () => transport.close(),
  };
};

/** Mails as files that a mail program opens. */
const folder = (path: string): Transport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (id, mail) => {
      const { message } = await transport.sendMail(messageOf(id, mail));
      if (!Buffer.isBuffer(message)) throw new Error('The stream transport gave no bytes');
      await mkdir(path, { recursive: true });
      // Mails hold personal data: for the owner of the process alone.
      await writeFile(join(path, `.${id}`), message, { mode: 0o600 });
      await rename(join(path, `.${id}`), join(path, `${id}.eml`));
      return [];
    },
    close: () => transport.close(),
  };
};

export const createMailTransport = ({ smtpUrl, directory }: { smtpUrl: string | undefined; directory: string }) =>
  smtpUrl ? smtp(smtpUrl) : folder(directory);
