import { composePassword } from './check-accounts';
import type { Finding } from './finding';

/** Values of README, docker-compose.yml and common examples, which everybody knows. */
const knownSecrets = new Set([
  ...['portico', 'portico-local', 'portico-local-host-key', composePassword],
  ...['postgres', 'password', 'secret', 'changeme', 'admin', 'minioadmin'],
]);
/** Characters. */
const minimumLength = { key: 24, password: 12 };

const createSecret = 'Make one with: openssl rand -base64 32';

/** What is wrong with a secret, as the end of a sentence; null for one that is good, or not set. */
const judgeSecret = (secret: string | undefined, minimum: number) => {
  if (!secret) return null;
  if (knownSecrets.has(secret)) return 'is one that everybody can read in the examples.';
  return secret.length < minimum ? `has fewer than ${minimum} characters.` : null;
};

const getDatabasePassword = (url: string | undefined) =>
  url && URL.canParse(url) ? decodeURIComponent(new URL(url).password) : undefined;

/** Settings with which the API of a public site is not safe to run, all at once. */
export const checkSettings = (env: NodeJS.ProcessEnv): Finding[] => {
  const findings: Finding[] = [];
  const refuse = (problem: string, remedy: string) => findings.push({ fatal: true, problem, remedy });
  const check = (name: string, secret: string | undefined, minimum: number) => {
    const judgement = judgeSecret(secret, minimum);
    if (judgement) refuse(`${name} ${judgement}`, `${createSecret}.`);
  };

  if (!env.PUBLIC_URL?.startsWith('https:'))
    refuse('PUBLIC_URL is not https: passwords would go through the network in the clear.', 'Put TLS in front of it.');
  if (!env.HOST_KEY && !env.TRUSTED_PROXIES && !env.API_PROXIES)
    refuse('HOST_KEY is not set: all readers would count as one.', `${createSecret}, for the host and the API.`);
  check('HOST_KEY', env.HOST_KEY, minimumLength.key);
  check('The password in DATABASE_URL', getDatabasePassword(env.DATABASE_URL), minimumLength.password);
  check('The password in DATABASE_DIRECT_URL', getDatabasePassword(env.DATABASE_DIRECT_URL), minimumLength.password);
  check('DEMO_PASSWORD', env.DEMO_PASSWORD, minimumLength.password);
  if (env.S3_BUCKET) check('S3_SECRET_ACCESS_KEY', env.S3_SECRET_ACCESS_KEY, minimumLength.password);
  if (!['', 'required', 'optional'].includes(env.SECOND_FACTOR ?? ''))
    refuse(`SECOND_FACTOR is ${env.SECOND_FACTOR}.`, 'Set required or optional, or leave it out.');
  if (env.SECOND_FACTOR === 'optional')
    findings.push({
      fatal: false,
      problem: 'SECOND_FACTOR is optional: whoever learns the password of an administrator gets into the console.',
      remedy: 'Leave it out.',
    });
  if (!env.SMTP_URL) refuse('SMTP_URL is not set: mails would become files.', 'Set smtps://user:password@host.');
  if (env.SMTP_URL === 'smtp://mail:1025')
    refuse('SMTP_URL is the mail catcher: nobody would receive a mail.', 'Name a mail server that delivers.');
  if (env.SMS_URL) {
    if (!env.SMS_TOKEN) refuse('SMS_URL has no SMS_TOKEN.', 'Set the token of the gateway.');
  } else
    findings.push({
      fatal: false,
      problem: 'SMS_URL is not set: text messages become files, and telephone numbers cannot be proved.',
      remedy: 'Name a gateway (docs/settings.md).',
    });
  if (env.PAYMENT_URL) {
    if (!env.PAYMENT_SECRET)
      refuse('PAYMENT_URL has no PAYMENT_SECRET, so that no card is taken.', 'Set the secret of the provider.');
    check('PAYMENT_SECRET', env.PAYMENT_SECRET, minimumLength.password);
  }
  return findings;
};
