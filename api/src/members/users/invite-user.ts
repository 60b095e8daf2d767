import type { Database } from '../../platform/database/connect';
import { issueToken } from '../certifications/tokens';
import type { Messenger } from '../messages/messenger';
import { formatCompanyName } from './company-names';
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
  await notify(tx, {
    user: user._id,
    template,
    // Only the account of a seller names the company.
    values: ({ language }) => ({ username: user.username, company: formatCompanyName(user, language) }),
    channels: ['EMAIL'],
    link: buildPasswordPath(token, user),
    ref: { type: 'users', _id: user._id },
    dedupeKey: `invite:${user._id}`,
  });
};
