import { createTransport } from 'nodemailer';
import type { Finding } from './finding';

const waitMs = 5000;

/** Whether the mail server answers. The start does not ask: it would wait for the server, and mails can wait themselves. */
export const checkMail = async ({ SMTP_URL: url }: NodeJS.ProcessEnv): Promise<Finding[]> => {
  if (!url) return [];
  const transport = createTransport({ url, connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs });
  try {
    await transport.verify();
    return [];
  } catch (cause) {
    const { message } = cause as Error;
    return [
      {
        fatal: false,
        problem: `The mail server does not take mails (${message}).`,
        remedy: 'Mails wait until it does; see to it that SMTP_URL is right.',
      },
    ];
  } finally {
    transport.close();
  }
};
