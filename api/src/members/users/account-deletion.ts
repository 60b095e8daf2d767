import type { AccountDeletionReason, AccountDeletionStep } from '../../platform/account-deletion';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import type { Messenger } from '../messages/messenger';
import type { User } from './table';

/** The number of open items by step; steps without any are left out. */
export const countOpenItems = async (tx: Database, steps: readonly AccountDeletionStep[], user: string) => {
  const open: Record<string, number> = {};
  for (const { name, countOpen } of steps) {
    const count = (await countOpen?.(tx, user)) ?? 0;
    if (count > 0) open[name] = count;
  }
  return open;
};

/** Throws `still_open` with the number of open items by step, if there are any. */
export const assertNothingOpen = async (tx: Database, steps: readonly AccountDeletionStep[], user: string) => {
  const open = await countOpenItems(tx, steps, user);
  if (Object.keys(open).length > 0) throwApiError('still_open', { body: { open } });
};

export const runAccountDeletion = async (
  tx: Database,
  steps: readonly AccountDeletionStep[],
  { user, why, caller }: { user: string; why: AccountDeletionReason; caller: Caller },
) => {
  for (const { run } of steps) await run?.(tx, user, why, caller);
};

/** For a member who was blocked without a reason, as by an earlier release of the console. */
const unstated = {
  ko: '운영 정책에 따른 조치입니다.',
  en: 'A measure under our terms.',
  cn: '根据运营政策采取的措施。',
};

/** Tells a member why they are blocked, before they are. By e-mail, because their inbox cannot be read afterwards. */
export const notifyBlocked = (tx: Database, { notify }: Messenger, { _id, version }: User, reason?: string) =>
  notify(tx, {
    user: _id,
    template: 'user.blocked',
    values: ({ language }) => ({ reason: reason ?? unstated[language] }),
    channels: ['EMAIL'],
    ref: { type: 'users', _id },
    dedupeKey: `blocked:${_id}:${version}`,
  });
