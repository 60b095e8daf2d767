import type { Demo } from './service';

/** The line that names the accounts of the seed; none where the database holds none. */
export const describeAccounts = (demo: Demo | undefined) =>
  demo?.accounts.length ? [`Accounts: ${demo.accounts.join(', ')}. Password: ${demo.password}`] : [];
