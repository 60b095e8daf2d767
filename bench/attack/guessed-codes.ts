import { createHmac, randomUUID } from 'node:crypto';
import type { Attack, Target } from './attack';

const wrongPassword = 'Wrong-Password-1';
/** Codes that were wrong on each try below: six digits, of which one in a million is right. */
const guess = (n: number) => String(n).padStart(6, '0');
/** The first `count` codes other than the right one. */
const listGuesses = (right: string, count: number) =>
  Array.from({ length: count + 1 }, (_, n) => guess(n))
    .filter((code) => code !== right)
    .slice(0, count);

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app at a time step of 30 s (RFC 6238). */
const computeTotp = (secret: string, step: number) => {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};
const getStep = () => Math.floor(Date.now() / 30_000);

interface Guessing {
  tries: number;
  /** What the right code was answered after the guesses; it must be refused. */
  status: number;
  /** How many wrong codes are compared before all are refused, and the space of codes. */
  note: string;
}

/** Asks for a code, or exchanges one for a token, by default from an address that nobody has used. */
const certify = (
  { client }: Target,
  target: string,
  { code, from }: { code?: string; from?: string | undefined } = {},
) =>
  client.send({
    method: 'POST',
    path: '/api/v1/users/certify',
    payload: { channel: 'EMAIL', target, purpose: 'REGISTER', ...(code && { code }) },
    ...(from && { from }),
  });

/** Tries that a code has (decision 59). */
const triesOfOneSource = 5;
const triesOfAllSources = 30;

const guessCertification = async (target: Target): Promise<Guessing> => {
  const address = `guessed-${randomUUID()}@example.com`;
  let [tries, status] = [0, 0];
  const guessCode = async (count: number, from?: string) => {
    const sent = await certify(target, address);
    if (sent.status !== 200) throw new Error(`No code was sent: ${sent.text}`);
    const right = await target.db.findCode(address);
    for (const code of listGuesses(right, count)) await certify(target, address, { code, from });
    tries += count;
    if ((await certify(target, address, { code: right, from })).status === 200) status = 200;
  };
  for (let n = 0; n < 4; n += 1) {
    await guessCode(triesOfOneSource, target.client.nextAddress());
    await guessCode(triesOfAllSources);
  }
  const [counted] = await target.db.query<{ tries: number }>(
    'select sum(tries)::int as tries from certifications where target = $1',
    [address],
  );
  return {
    tries,
    status,
    note: `certification: ${triesOfOneSource} guesses of a code from one source and ${triesOfAllSources} from all, ${counted?.tries} of 8 codes of 1,000,000`,
  };
};

/** Wrong passwords from many addresses, until an account needs a second proof. */
const exhaustAccount = async ({ client }: Target, username: string, count: number) => {
  for (let n = 0; n < count; n += 1) await client.offer({ username, password: wrongPassword });
};

const guessSignInCode = async (target: Target): Promise<Guessing> => {
  const { client, db, password } = target;
  const [account] = await db.copyAccount('member', 1);
  if (!account) throw new Error('No account');
  const { username, email } = account;
  await exhaustAccount(target, username, 21);
  await client.offer({ username, password });
  let right = '';
  // The code is sent after the answer.
  for (let wait = 0; wait < 1000 && right === ''; wait += 1) {
    await client.send({ path: '/api/auth/keys' });
    right = await db.findCode(email);
  }
  if (right === '') throw new Error('No code was sent');
  const guesses = listGuesses(right, 6);
  for (const code of guesses) await client.offer({ username, password, code });
  const { status } = await client.offer({ username, password, code: right });
  return {
    tries: 21 + guesses.length,
    status,
    note: 'sign-in code: 5 guesses of each of 5 codes an hour of 1,000,000',
  };
};

/** A new administrator with an authenticator app; resolves to the secret of it. */
const enrol = async ({ client, db, password }: Target) => {
  const [account] = await db.copyAccount('admin', 1);
  if (!account) throw new Error('No account');
  const { username } = account;
  const { accessToken: token } = await client.signIn({ username, password });
  const path = '/api/v1/me/totp';
  const { body } = await client.send({ method: 'POST', path, token, payload: { password } });
  const secret = String(body.secret);
  const confirmed = await client.send({
    method: 'PUT',
    path,
    token,
    payload: { code: computeTotp(secret, getStep() - 1) },
  });
  if (confirmed.status !== 200) throw new Error(`The authenticator app was not accepted: ${confirmed.text}`);
  return { username, secret };
};

const guessTotp = async (target: Target): Promise<Guessing> => {
  const { client, password } = target;
  const { username, secret } = await enrol(target);
  const count = 40;
  for (const code of listGuesses('', count)) {
    const step = getStep();
    const isRight = [step - 1, step, step + 1].some((at) => computeTotp(secret, at) === code);
    if (!isRight) await client.offer({ username, password, code });
  }
  const { status } = await client.offer({ username, password, code: computeTotp(secret, getStep()) });
  return { tries: count, status, note: 'authenticator app, with the right password: 20 guesses a day and 10 an hour' };
};

/** Sends the form of a guest, who reads it back with a phone number and a password of four digits. */
const submitForm = async ({ client }: Target, phone: string, secret: string) => {
  const { body } = await client.send({ path: '/api/v1/terms/form-consult' });
  const { version } = body.terms as { version: number };
  const payload = {
    code: 'consult',
    name: '김철수',
    phone,
    email: 'guest@example.com',
    content: '상담을 신청합니다.',
    consents: [{ termsCode: 'form-consult', termsVersion: version, agreed: true }],
    password: secret,
    renderedAt: new Date(Date.now() - 10_000).toISOString(),
  };
  const { status, text } = await client.send({ method: 'POST', path: '/api/v1/forms', payload });
  if (status !== 201) throw new Error(`The form was not accepted: ${text}`);
};

/** Whether the forms of a guest are shown to a caller with this proof. */
const readForms = async ({ client }: Target, phone: string, secret: string) => {
  const headers = { 'form-proof': Buffer.from(`${phone}:${secret}`).toString('base64url') };
  const { status, body } = await client.send({ path: '/api/v1/forms', headers });
  return status === 200 && Number(body.total) > 0;
};

const guestSecret = '7391';

const guessFormProof = async (target: Target): Promise<Guessing> => {
  const phone = '01071110002';
  await submitForm(target, phone, guestSecret);
  const guesses = Array.from({ length: 12 }, (_, n) => String(1000 + n));
  for (const code of guesses) await readForms(target, phone, code);
  const status = (await readForms(target, phone, guestSecret)) ? 200 : 429;
  return { tries: guesses.length, status, note: 'look-up of a guest: 10 guesses in 10 minutes for a phone number' };
};

const kinds = { guessCertification, guessSignInCode, guessTotp, guessFormProof };

export const guessedCodes: Attack = {
  name: 'guessed-codes',
  /** The right code is accepted where nobody has guessed before. */
  control: async (target) => {
    const address = `owner-${randomUUID()}@example.com`;
    await certify(target, address);
    const phone = '01071110001';
    await submitForm(target, phone, guestSecret);
    const { username, secret } = await enrol(target);
    const code = computeTotp(secret, getStep() + 1);
    const signedIn = await target.client.offer({ username, password: target.password, code });
    const exchanged = await certify(target, address, { code: await target.db.findCode(address) });
    return exchanged.status === 200 && signedIn.status === 200 && (await readForms(target, phone, guestSecret));
  },
  run: async (target) => {
    const through: string[] = [];
    const notes: string[] = [];
    let tries = 0;
    for (const [name, attempt] of Object.entries(kinds)) {
      const guessing = await attempt(target);
      tries += guessing.tries;
      notes.push(guessing.note);
      if (guessing.status === 200) through.push(`${name}: the right code is accepted after the guesses`);
    }
    return { tries, through, notes };
  },
};
