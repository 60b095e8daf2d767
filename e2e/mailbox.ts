import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect } from './support';

/** Where the mail server of the journeys puts each mail as it came, in the order of coming. */
const folder = process.env.MAIL_RECEIVED ?? '';

/** What came before is of other journeys. */
const begun = performance.timeOrigin;
const earlier = new Set<string>();
const read = new Map<string, ParsedMail>();

const received = async () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml') && !earlier.has(name));
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    if (read.has(name)) continue;
    if (statSync(file).mtimeMs < begun) earlier.add(name);
    else read.set(name, await simpleParser(readFileSync(file)));
  }
  return [...read].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, mail]) => mail);
};

const recipientsOf = ({ to }: ParsedMail) => (to?.value ?? []).map(({ address }) => address);

/** The newest mail to an address whose subject says this, once it has come. */
export const mailTo = async (address: string, subject: RegExp): Promise<ParsedMail> => {
  let found: ParsedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await received();
        found = mails.findLast((mail) => recipientsOf(mail).includes(address) && subject.test(mail.subject ?? ''));
        return found !== undefined;
      },
      { message: `a mail to ${address}: ${subject}`, timeout: 20_000, intervals: [50, 100, 200] },
    )
    .toBe(true);
  return found as ParsedMail;
};

/** The meeting in a mail's calendar file. */
export const invitationIn = ({ attachments }: ParsedMail) => {
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
    /** As written, so that the time zone can be seen. */
    written: file.content.toString('utf8'),
  };
};
