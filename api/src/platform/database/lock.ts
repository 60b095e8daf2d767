import type pg from 'pg';

/**
 * Runs `act` while no other process runs one under the same key, and waits for as long as that takes. The lock belongs to a
 * transaction: one of a session would stay on a connection of a pooler.
 */
export const withLock = async <T>(pool: pg.Pool, key: number, act: () => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`set local ${limit} = 0`);
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    return await act();
  } finally {
    // Closing the connection ends the transaction, which releases the lock.
    client.release(true);
  }
};
