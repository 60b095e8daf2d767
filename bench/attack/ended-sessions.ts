import { contract, listRoutes } from 'shared/contract';
import type { Attack, Target } from './attack';
import type { SignedIn } from './attack-client';

const { live } = contract;
const routeCount = 20;

/** Routes that a member reads without naming a record. */
const paths = listRoutes(contract)
  .map(({ route }) => route)
  .filter(({ method, path, access }) => method === 'GET' && access === 'member' && !path.includes(':'))
  .map(({ path }) => path)
  .filter((path) => path !== live.events.path)
  .slice(0, routeCount);

interface Situation extends Target {
  id: string;
  /** The session that is to end, and another one of the same member. */
  session: SignedIn;
  other: SignedIn;
}

const changeByAdmin = async ({ client, db, password, id }: Situation, changes: object) => {
  const [row] = await db.query<{ version: number }>('select version from users where _id = $1', [id]);
  return client.send({
    method: 'PUT',
    path: `/api/console/users/${id}`,
    token: await client.getToken('admin', password),
    payload: { version: row?.version, ...changes },
  });
};

const removeByAdmin = async ({ client, password, id }: Situation, part: string) =>
  client.send({
    method: 'DELETE',
    path: `/api/console/users/${id}${part}`,
    token: await client.getToken('admin', password),
  });

const actByMember = ({ client, other }: Situation, method: string, path: string, payload?: object) =>
  client.send({ method, path: `/api/v1/me${path}`, token: other.accessToken, payload });

/** What ends the session of a member. */
const events: Record<string, (situation: Situation) => Promise<{ status: number; text: string }>> = {
  blocked: (situation) => changeByAdmin(situation, { status: 'BLOCKED', reason: '사유' }),
  deleted: (situation) => removeByAdmin(situation, ''),
  'ended by an administrator': (situation) => removeByAdmin(situation, '/sessions'),
  'with another role': (situation) => changeByAdmin(situation, { roles: ['ADMIN'] }),
  'signed out': ({ client, session }) =>
    client.send({ method: 'DELETE', path: '/api/auth/refreshToken', token: session.refreshToken }),
  'ended in the list of sessions': (situation) =>
    actByMember(situation, 'DELETE', `/sessions/${situation.session.sid}`),
  'signed out everywhere': (situation) => actByMember(situation, 'DELETE', '/sessions'),
  'with another password': (situation) =>
    actByMember(situation, 'PUT', '/password', { current: situation.password, password: 'Brand-New-Word-1' }),
  withdrawn: (situation) => actByMember(situation, 'POST', '/withdraw', { password: situation.password }),
  'of a revoked family': async ({ client, db, session }) => {
    await db.query(`update refresh_tokens set used_at = used_at - interval '1 minute' where _session = $1`, [
      session.sid,
    ]);
    const { status, text } = await client.exchange(session.spent);
    // Refused: that is the event.
    return { status: status === 401 ? 200 : 500, text };
  },
};

/** At how many routes and processes an access token is accepted. */
const countAccepted = async ({ client, apis }: Target, { accessToken: token }: SignedIn) => {
  const answers = apis.flatMap((base) => paths.map((path) => client.send({ path: `/api${path}`, token, base })));
  return (await Promise.all(answers)).filter(({ status }) => status !== 401).length;
};

/** A new member who is signed in twice. */
const begin = async (target: Target): Promise<Situation> => {
  const [account] = await target.db.copyAccount('member', 1);
  if (!account) throw new Error('No account');
  const credentials = { username: account.username, password: target.password };
  const [session, other] = [await target.client.signIn(credentials), await target.client.signIn(credentials)];
  return { ...target, id: account.id, session, other };
};

export const endedSessions: Attack = {
  name: 'ended-sessions',
  /** The token is accepted everywhere until the session ends. */
  control: async (target) => {
    const situation = await begin(target);
    return (await countAccepted(target, situation.session)) === paths.length * target.apis.length;
  },
  run: async (target) => {
    const through: string[] = [];
    for (const [name, end] of Object.entries(events)) {
      const situation = await begin(target);
      const { status, text } = await end(situation);
      if (status >= 300) throw new Error(`The session could not be ended (${name}): ${text}`);
      const accepted = await countAccepted(target, situation.session);
      if (accepted > 0) through.push(`a token ${name} is accepted at ${accepted} routes`);
    }
    const tries = Object.keys(events).length * paths.length * target.apis.length;
    return { tries, through, notes: [`${paths.length} routes on ${target.apis.length} processes`] };
  },
};
