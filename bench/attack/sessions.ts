import type { Attack, Target } from './attack';
import type { SignedIn } from './attack-client';

type Account = Awaited<ReturnType<Target['db']['copyAccount']>>[number];

const makeAccount = async ({ db }: Target): Promise<Account> => {
  const [account] = await db.copyAccount('member', 1);
  if (!account) throw new Error('No account');
  return account;
};

/** Makes the first use of a refresh token older than the time in which an answer may have been lost. */
const ageUse = ({ db }: Target) =>
  db.query(`update refresh_tokens set used_at = used_at - interval '1 minute' where used_at is not null`);

const isAccepted = async ({ client, apis }: Target, { accessToken }: SignedIn) => {
  const answers = await Promise.all(apis.map((base) => client.send({ path: '/api/v1/me', token: accessToken, base })));
  return answers.some(({ status }) => status === 200);
};

/** A refresh token that is used again after its successor ends every token of the sign-in. */
const reuseRefreshToken = async (target: Target) => {
  const { client, password } = target;
  const { username } = await makeAccount(target);
  const session = await client.signIn({ username, password });
  await ageUse(target);
  const reused = await client.exchange(session.spent, target.apis[1]);
  const successor = await client.exchange(session.refreshToken);
  return [
    ...(reused.status === 200 ? ['a used refresh token is exchanged again'] : []),
    ...(successor.status === 200 ? ['the successor of a stolen refresh token goes on'] : []),
    ...((await isAccepted(target, session)) ? ['the access token of a revoked family goes on'] : []),
  ];
};

/** Nothing that an attacker leaves in a browser becomes part of the session of whoever signs in there. */
const fixSession = async (target: Target) => {
  const { client, password } = target;
  const [attacker, victim] = [await makeAccount(target), await makeAccount(target)];
  const planted = await client.signIn({ username: attacker.username, password });
  const cookie = `${planted.cookie}; sid=${planted.sid}; refreshToken=${planted.refreshToken}`;
  const session = await client.signIn({ username: victim.username, password }, { headers: { cookie } });
  const path = '/api/v1/me';
  const { body } = await client.send({ path, token: planted.accessToken, headers: { cookie: session.cookie } });
  const { user } = body as { user?: { username: string } };
  return [
    ...(session.sid === planted.sid ? ['the sign-in goes on with the planted session'] : []),
    ...(session.refreshToken === planted.refreshToken ? ['the sign-in answers the planted refresh token'] : []),
    ...(session.cookie === planted.cookie ? ['the planted cookie of the device becomes that of the member'] : []),
    ...(user?.username === victim.username ? ['the planted token reads the account of the member'] : []),
  ];
};

export const sessions: Attack = {
  name: 'sessions',
  /** A session that nobody touches goes on. */
  control: async (target) => {
    const { username } = await makeAccount(target);
    const session = await target.client.signIn({ username, password: target.password });
    const renewed = await target.client.exchange(session.refreshToken, target.apis[1]);
    return renewed.status === 200 && (await isAccepted(target, session));
  },
  run: async (target) => ({
    tries: 7,
    through: [...(await reuseRefreshToken(target)), ...(await fixSession(target))],
  }),
};
