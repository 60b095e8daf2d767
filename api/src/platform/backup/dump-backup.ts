import { type ArchiveEntry, createEntry } from './archive-writer';
import { formerSchemaPrefix } from './former-data';
import type { Summary } from './manifest';
import { runOnDatabase } from './postgres-programs';
import { readTableSums } from './table-sums';
import { withClient } from './with-client';

/** Name of the entries that hold the dump, one piece after another: a tar file needs the size of each before it. */
export const dumpName = 'dump';
const PIECE_BYTES = 8_388_608;

async function* cutPieces(output: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of output) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  yield Buffer.concat(chunks);
}

/** Adds what pg_dump writes and resolves to its moment: pg_dump and the sums of the tables read one snapshot. */
export const backUpByDump = (
  url: string,
  add: (entry: ArchiveEntry) => Promise<void>,
): Promise<Omit<Summary, 'sha256'>> =>
  withClient(url, async (client) => {
    // The transaction is idle for as long as pg_dump runs; behind a pooler the role has the limit of the API (decision 67).
    await client.query('set idle_in_transaction_session_timeout = 0');
    // What is acknowledged until now is in the snapshot.
    const takenAt = new Date().toISOString();
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const args = [
      ...['--format=custom', '--compress=0', '--no-owner', '--no-privileges'],
      ...[`--exclude-schema=${formerSchemaPrefix}*`, `--snapshot=${rows[0]?.snapshot}`],
    ];
    await runOnDatabase('pg_dump', args, url, async (output) => {
      let count = 0;
      for await (const piece of cutPieces(output)) {
        await add(createEntry(`${dumpName}/${String(count).padStart(8, '0')}`, piece));
        count += 1;
      }
    });
    return { takenAt, lsn: null, tables: await readTableSums(client) };
  });
