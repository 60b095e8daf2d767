import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database/connect';
import { throwApiError } from '../platform/http/errors';
import { defineTrashKind } from '../platform/trash/kinds';
import { authors } from './authors/table';
import { findAnyProgram } from './programs/queries';
import { scheduleLots } from './programs/schedule-lots';
import { programs } from './programs/table';
import { auctionFileTrash } from './works/auction-files';
import { type WorkRow, works } from './works/table';
import { assertMayChange } from './works/validate-work';

/** Puts a lot back into its programme; one that would be offered cannot join a programme that has opened. */
const rejoinProgram = async (tx: Database, work: WorkRow) => {
  const isPresent = and(eq(programs._id, work._program), isNull(programs.deletedAt));
  if ((await tx.$count(programs, isPresent)) === 0) throwApiError('restore_orphan');
  const hasAuthor = and(eq(authors._id, work._author), isNull(authors.deletedAt));
  if ((await tx.$count(authors, hasAuthor)) === 0) throwApiError('restore_orphan');
  if (work.status === 'SCHEDULED') await assertMayChange(tx, null, work);
  await scheduleLots(tx, await findAnyProgram(tx, work._program));
};

export const auctionTrash = {
  programs: defineTrashKind({ table: programs, title: ['title', 'code'], permanent: true }),
  works: defineTrashKind({ table: works, title: ['title'], permanent: true, afterRestore: rejoinProgram }),
  auctionFiles: auctionFileTrash,
  authors: defineTrashKind({ table: authors, title: ['name'], permanent: true }),
};
