import { createTransport, type NodemailerError } from 'nodemailer';
import { writePrivateFile } from '../files/write-private-file';
import type { Mail } from './table';

/** A recipient that the server refused. */
export interface Refusal {
  address: string;
  /** True if another try is useless. */
  final: boolean;
  message: string;
}

export interface Transport {
  /** Returns the refused recipients; rejects if the mail could not be sent at all. */
  send: (id: string, mail: Mail, recipients: string[]) => Promise<Refusal[]>;
  close: () => void;
}

const toRefusal = ({ recipient = '', permanent = false, message }: NodemailerError): Refusal => ({
  address: recipient,
  final: permanent,
  message,
});

/** Each try has the same Message-ID, so that receivers recognise duplicates. */
const toMessage = (id: string, { calendar, ...mail }: Mail) => ({
  ...mail,
  ...(calendar ? { icalEvent: { ...calendar, filename: 'invite.ics' } } : {}),
  messageId: `<${id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
  // Security: nodemailer must not read files or fetch URLs.
  disableFileAccess: true,
  disableUrlAccess: true,
});

const CONNECT_MS = 10_000;
const IDLE_MS = 30_000;

const createSmtpTransport = (url: string): Transport => {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
  });
  return {
    send: async (id, mail, recipients) => {
      const envelope = { from: mail.from.address, to: recipients };
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...toMessage(id, mail), envelope });
        return rejectedErrors.map(toRefusal);
      } catch (cause) {
        const { command, rejectedErrors, permanent = false, message } = cause as NodemailerError;
        if (rejectedErrors?.length) return rejectedErrors.map(toRefusal);
        // The sender or the content is refused for good. A refused log-in is a configuration error and is retried.
        if (permanent && (command === 'MAIL FROM' || command === 'DATA'))
          return recipients.map((address) => ({ address, final: true, message }));
        throw cause;
      }
    },
    close: () => transport.close(),
  };
};

/** Writes mails as .eml files into a folder. */
const createFileTransport = (path: string): Transport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (id, mail) => {
      const { message } = await transport.sendMail(toMessage(id, mail));
      if (!Buffer.isBuffer(message)) throw new Error('The stream transport gave no bytes');
      await writePrivateFile(path, `${id}.eml`, message);
      return [];
    },
    close: () => transport.close(),
  };
};

export const createMailTransport = ({ smtpUrl, directory }: { smtpUrl: string | undefined; directory: string }) =>
  smtpUrl ? createSmtpTransport(smtpUrl) : createFileTransport(directory);
