import { and, eq, isNull } from 'drizzle-orm';
import { getIncrement, isMultipleOfIncrement } from 'shared/format';
import { users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { assertNoFieldErrors, throwApiError } from '../../platform/http/errors';
import { authors } from '../authors/table';
import { findAnyProgram, findOptionalProgram } from '../programs/queries';
import type { WorkRow } from './table';

/** Fields that may not change after the first bid. */
const fixedFields = ['_program', 'lotNo', 'startPrice', 'reservePrice', '_consignor', '_author'] as const;
/** Statuses in which a lot can be changed or withdrawn. */
export const editableStatuses = ['DRAFT', 'SCHEDULED', 'OPEN'];

/** Validates fields against each other and against other records. */
export const validateWork = async (tx: Database, work: WorkRow) => {
  const { estimateLow, estimateHigh, startPrice, reservePrice, _consignor, _author } = work;
  const program = await findOptionalProgram(tx, work._program);
  const authorCount = await tx.$count(authors, and(eq(authors._id, _author), isNull(authors.deletedAt)));
  const consignorCount = _consignor ? await tx.$count(users, eq(users._id, _consignor)) : null;
  const unit = program && getIncrement(program.increments, startPrice).toLocaleString('ko-KR');
  assertNoFieldErrors([
    estimateLow && estimateHigh && estimateHigh < estimateLow && { field: 'estimateHigh', code: 'range' },
    reservePrice && reservePrice < startPrice && { field: 'reservePrice', code: 'range' },
    !program && { field: '_program', code: 'invalid' },
    program &&
      unit &&
      !isMultipleOfIncrement(program.increments, startPrice) && { field: 'startPrice', code: 'unit', values: { unit } },
    authorCount === 0 && { field: '_author', code: 'invalid' },
    consignorCount === 0 && { field: '_consignor', code: 'invalid' },
  ]);
};

/** Throws `auction_fixed` when an open programme would gain or lose a lot, or a lot with bids would change a fixed field. */
export const assertMayChange = async (tx: Database, before: WorkRow | null, after: WorkRow) => {
  const moved = before?._program !== after._program || before.status !== after.status;
  const names = [after._program, ...(before && before._program !== after._program ? [before._program] : [])];
  for (const name of moved || before?.lotNo !== after.lotNo ? names : []) {
    const program = await findAnyProgram(tx, name);
    if (program.published && now() >= program.openAt) throwApiError('auction_fixed');
  }
  if (!before) return;
  if (!editableStatuses.includes(before.status)) throwApiError('wrong_state');
  const changed = fixedFields.filter((key) => (before[key] ?? null) !== (after[key] ?? null));
  if (changed.length > 0 && before.seq > 0)
    throwApiError('auction_fixed', { errors: changed.map((field) => ({ field, code: 'invalid' })) });
};
