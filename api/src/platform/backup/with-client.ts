import pg from 'pg';

/** Runs `act` on a connection of its own, which ends then. */
export const withClient = async <T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'portico backup' });
  // When the connection is lost, the query that waits rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};
