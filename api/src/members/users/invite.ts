import type { Database } from '../../platform/database/connect';
import { issueToken } from '../certifications/tokens';
import type { Messenger } from '../messages/tell';
import type { User } from './table';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The page where a password is chosen: a company's on the platform, a person's on the site. What stands behind `#` is
 * not sent to any server on the way there.
 */
export const choosePassword = (token: string, { name, type }: Pick<User, 'name' | 'type'>) =>
  `${type === 'COMPANY' ? '/matching' : ''}/recovery#token=${token}&name=${encodeURIComponent(name)}`;

/** Sends the way into a new account: a link by which its owner chooses the first password. */
export const invite = async (
  tx: Database,
  { tell }: Messenger,
  user: User,
  template: 'user.invited' | 'seller.account' = 'user.invited',
) => {
  const target = { channel: 'EMAIL', target: user.email, purpose: 'RECOVERY' } as const;
  const token = await issueToken(tx, target, WEEK_MS);
  const about = {
    user: user._id,
    channels: ['EMAIL'],
    link: choosePassword(token, user),
    ref: { type: 'users', _id: user._id },
    dedupeKey: `invite:${user._id}`,
  } as const;
  const { username, company } = user;
  await (template === 'user.invited'
    ? tell(tx, { ...about, template, values: { username } })
    : tell(tx, {
        ...about,
        template,
        values: ({ language }) => ({ username, company: company?.name[language] || company?.name.ko || user.name }),
      }));
};
