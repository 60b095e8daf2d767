import { z } from 'zod';
import { requiredHtmlText, requiredText, singleLine } from '../fields';
import { route } from '../route';
import { QueuedMessages, recipient } from './messages';

/** One recipient, or up to a hundred. */
const recipients = z.union([recipient, z.array(recipient).min(1).max(100)]);

/** One-off e-mails and text messages of administrators. The API calls campaigns letters. */
export const consoleLetters = {
  email: route({
    method: 'POST',
    path: '/console/email',
    access: 'console',
    summary: 'Send an e-mail, separately to each recipient',
    body: z.strictObject({
      to: recipients,
      subject: singleLine.min(1).max(200),
      html: requiredHtmlText(50_000),
    }),
    response: QueuedMessages,
    status: 202,
  }),
  message: route({
    method: 'POST',
    path: '/console/message',
    access: 'console',
    summary: 'Send a text message, separately to each recipient',
    body: z.strictObject({
      to: recipients,
      subject: singleLine.max(40).optional(),
      message: requiredText(2000),
    }),
    response: QueuedMessages,
    status: 202,
  }),
};
