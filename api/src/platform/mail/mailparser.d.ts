/** The package has no types; these are the fields that the tests read. */
declare module 'mailparser' {
  interface Address {
    text: string;
    value: { name: string; address: string }[];
  }
  interface ParsedMail {
    subject?: string;
    text?: string;
    html?: string | false;
    from?: Address;
    to?: Address;
    cc?: Address;
    replyTo?: Address;
    attachments: { contentType: string; filename?: string; content: Buffer }[];
  }
  export const simpleParser: (source: import('node:stream').Readable | Buffer | string) => Promise<ParsedMail>;
}
