import { z } from 'zod';
import { flag, line, order, owned, slug } from '../fields';
import { crud } from '../machine';

const percent = z.number().min(0).max(100);

const written = z.object({
  name: line.min(1).max(40),
  code: slug,
  /** Higher is better; no two levels share one. */
  rank: order,
  /** New members get it; exactly one level has it. */
  isDefault: z.boolean(),
  discountRate: percent,
  pointRate: percent,
  description: z.string().trim().max(300).nullish(),
});

export const Level = z.object({ ...owned.shape, ...written.shape });
export type Level = z.infer<typeof Level>;

export const consoleLevels = crud(
  '/console/levels',
  {
    one: 'level',
    many: 'levels',
    entity: Level,
    write: written,
    sorts: ['rank', 'name', 'createdAt', 'updatedAt'],
    filters: { isDefault: flag.optional() },
  },
  'console',
);
