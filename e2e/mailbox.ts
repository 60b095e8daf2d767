import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect } from './support';

/** Folder where the mail server of the journeys stores each mail; file names are in order of arrival. */
const folder = process.env.MAIL_RECEIVED ?? '';

/** Earlier mails belong to other journeys. */
const startedAt = performance.timeOrigin;
const ignoredFiles = new Set<string>();
const parsedMails = new Map<string, ParsedMail>();

const readMails = async () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !ignoredFiles.has(name));
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    if (parsedMails.has(name)) continue;
    if (statSync(file).mtimeMs < startedAt) ignoredFiles.add(name);
    else parsedMails.set(name, await simpleParser(readFileSync(file)));
  }
  return [...parsedMails].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mail]) => mail);
};

const getRecipients = ({ to }: ParsedMail) => (to?.value ?? []).map(({ address }) => address);

/** Waits for a mail to an address with this subject; returns the newest one. */
export const waitForMail = async (address: string, subject: RegExp): Promise<ParsedMail> => {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMails();
        found = mails.findLast((mail) => getRecipients(mail).includes(address) && subject.test(mail.subject ?? ''));
        return found !== undefined;
      },
      { message: `a mail to ${address}: ${subject}`, intervals: [50, 100, 200] },
    )
    .toBe(true);
  return found as ParsedMail;
};

/** Parses the meeting in the calendar file of a mail. Throws when there is none. */
export const parseInvitation = ({ attachments }: ParsedMail) => {
  const file = attachments.find(({ contentType }) => contentType === 'text/calendar');
  if (!file) throw new Error('The mail has no calendar file');
  const calendar = new ICAL.Component(ICAL.parse(file.content.toString('utf8')));
  const [written] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(written);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    status: event.component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    /** The calendar file itself, to check its time zone. */
    written: file.content.toString('utf8'),
  };
};
