import { z } from 'zod';
import { crud } from '../crud';
import { auditedRecord, booleanFlag, singleLine, slug, sortOrder } from '../fields';

const percent = z.number().min(0).max(100);

const writable = z.object({
  name: singleLine.min(1).max(40),
  code: slug,
  /** Higher is better; unique. */
  rank: sortOrder,
  /** The level of new members; exactly one level has this set. */
  isDefault: z.boolean(),
  discountRate: percent,
  pointRate: percent,
  description: z.string().trim().max(300).nullish(),
});

export const Level = z.object({ ...auditedRecord.shape, ...writable.shape });
export type Level = z.infer<typeof Level>;

export const consoleLevels = crud(
  '/console/levels',
  {
    one: 'level',
    many: 'levels',
    entity: Level,
    write: writable,
    sorts: ['rank', 'name', 'createdAt', 'updatedAt', 'code', 'discountRate', 'pointRate', 'isDefault', 'description'],
    filters: { isDefault: booleanFlag.optional() },
  },
  'console',
);
