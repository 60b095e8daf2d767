import type { Database } from '../../platform/database/connect';
import { issueToken } from '../certifications/tokens';
import type { Messenger } from '../messages/messenger';
import type { User } from './table';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Path of the page to choose a password: on the matching platform for companies, else on the site. The token is in the
 * fragment, which browsers do not send to servers.
 */
const buildPasswordPath = (token: string, { name, type }: Pick<User, 'name' | 'type'>) =>
  `${type === 'COMPANY' ? '/matching' : ''}/recovery#token=${token}&name=${encodeURIComponent(name)}`;

/** Sends a link to choose the first password of a new account; valid for a week. */
export const inviteUser = async (
  tx: Database,
  { notify }: Messenger,
  user: User,
  template: 'user.invited' | 'seller.account' = 'user.invited',
) => {
  const target = { channel: 'EMAIL', target: user.email, purpose: 'RECOVERY' } as const;
  const token = await issueToken(tx, target, WEEK_MS);
  const base = {
    user: user._id,
    channels: ['EMAIL'],
    link: buildPasswordPath(token, user),
    ref: { type: 'users', _id: user._id },
    dedupeKey: `invite:${user._id}`,
  } as const;
  const { username, company } = user;
  await (template === 'user.invited'
    ? notify(tx, { ...base, template, values: { username } })
    : notify(tx, {
        ...base,
        template,
        values: ({ language }) => ({ username, company: company?.name[language] || company?.name.ko || user.name }),
      }));
};
