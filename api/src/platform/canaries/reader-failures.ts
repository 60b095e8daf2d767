import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FailureReport } from 'shared/contract';
import { hashReader, isReaderId } from 'shared/contract/canary-readers';
import type { Database } from '../database/connect';
import { canaries, releaseVisits } from './table';

interface ReaderVisit {
  reader: string;
  isCanary: boolean;
  failed: boolean;
}

/** Marks a visit as failed, unless the reader has failed before with either release. */
const markFailed = async (tx: Database, canary: string, share: number, { reader, isCanary }: ReaderVisit) => {
  // Two tabs of a reader may fail at once, each with another release.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${canary} ${reader}`}))`);
  await tx.execute(sql`
    update release_visits set failed_at = clock_timestamp(), share = ${share}
    where canary = ${canary} and reader = ${reader} and is_canary = ${isCanary} and not exists (
      select from release_visits as other
      where other.canary = ${canary} and other.reader = ${reader} and other.failed_at is not null)`);
};

/** Stores readers of a canary, each once for each release; of a reader only the first failure, with whichever release, has an effect. */
export const storeVisits = async (tx: Database, canary: string, share: number, visits: readonly ReaderVisit[]) => {
  // Always in the same order, so that two processes cannot deadlock.
  const ordered = visits.toSorted(
    (a, b) => a.reader.localeCompare(b.reader) || Number(a.isCanary) - Number(b.isCanary),
  );
  await tx
    .insert(releaseVisits)
    .values(ordered.map(({ reader, isCanary }) => ({ canary, reader, isCanary })))
    .onConflictDoNothing();
  for (const visit of ordered) if (visit.failed) await markFailed(tx, canary, share, visit);
};

/** A reader without a network says nothing about a release. */
const isOfRelease = ({ kind }: FailureReport) => kind !== 'offline';

/** Counts failures that a reader's browser reports, where a canary runs of the remote. `cookie`: the reader's id. */
export const storeReaderFailures = async (
  tx: Database,
  cookie: string | undefined,
  reports: readonly FailureReport[],
) => {
  const failures = reports.filter(isOfRelease);
  if (!cookie || !isReaderId(cookie) || failures.length === 0) return;
  const releases = failures.map(({ release }) => release);
  const running = await tx
    .select()
    .from(canaries)
    .where(
      and(isNull(canaries.endedAt), or(inArray(canaries.release, releases), inArray(canaries.baseline, releases))),
    );
  for (const { _id, remote, release, baseline, share } of running) {
    const own = failures.filter((failure) => failure.remote === remote);
    const isCanary = own.some((failure) => failure.release === release);
    if (!isCanary && !own.some((failure) => failure.release === baseline)) continue;
    await storeVisits(tx, _id, share, [{ reader: hashReader(_id, cookie), isCanary, failed: true }]);
  }
};
