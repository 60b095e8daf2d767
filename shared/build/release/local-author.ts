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

/** Who runs this command: whoever may write the storage is not asked for more. */
export const getLocalAuthor = (): ChangeAuthor => ({ kind: 'storage', name: `${getUser()}@${hostname()}` });
