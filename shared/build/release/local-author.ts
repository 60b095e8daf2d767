import { hostname, userInfo } from 'node:os';
import type { ChangeAuthor } from '../storage/change-log';

/** Containers may run as a user that has no name. */
const getUser = () => {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? '');
  }
};

const maxLength = 200;

/** Who runs this command, by the setting `DEPLOYER` or the user of this machine: whoever may write the storage is not asked for more. */
export const getLocalAuthor = (): ChangeAuthor => {
  const name = process.env.DEPLOYER?.trim() || `${getUser()}@${hostname()}`;
  return { kind: 'storage', name: name.slice(0, maxLength) };
};
