import { releaseActions } from 'shared/contract/deployment-actions';
import { channel, major, name, version } from 'shared/remotes/parse';
import { z } from 'zod';
import { DeploymentError } from './deployment-error';

const why = z.string().trim().min(1).max(500).nullish();

/** Of readers (per cent), rising. */
const shares = z
  .array(z.number().gt(0).max(100))
  .min(1)
  .max(20)
  .refine((all) => all.every((share, at) => at === 0 || share > (all[at - 1] ?? 0)), 'shares rise');
const everyMs = z.int().min(1000);

const isPlan = ({ shares = [], everyMs }: { shares?: number[] | undefined; everyMs?: number | undefined }) =>
  shares.length > 1 === (everyMs !== undefined);

/** The plan of a canary; undefined where a release is for everybody. */
export const toPlan = ({
  shares,
  everyMs = null,
}: {
  shares?: number[] | undefined;
  everyMs?: number | null | undefined;
}) => shares && { shares, everyMs };

/** The fields of an uploaded release. */
export const Upload = z
  .strictObject({
    name,
    channel,
    contract: major.optional(),
    force: z.enum(['true', 'false']).optional(),
    /** Of a canary: `5`, or `5,25,100` with the time that each stays (ms). */
    shares: z
      .string()
      .regex(/^[\d.]+(,[\d.]+)*$/)
      .transform((text) => text.split(',').map(Number))
      .pipe(shares)
      .optional(),
    everyMs: z.string().regex(/^\d+$/).transform(Number).pipe(everyMs).optional(),
    why,
  })
  .refine(isPlan, 'several shares, and they alone, have a time for each');

/** The deployment that an upload belongs to, where it was reported on before. */
export const UploadQuery = z.object({ deployment: z.uuid().optional() });

/** What is to be done with releases that are published. */
export const Change = z
  .strictObject({
    action: z.enum(releaseActions),
    /** Of a promotion several; none: all that `from` runs. Of the others exactly one. */
    remotes: z.array(name).max(100),
    channel,
    from: channel.optional(),
    /** The version to pin, or of a new canary; with or without the hash. */
    version: version.optional(),
    contract: major.optional(),
    force: z.boolean().optional(),
    /** Of a canary; of `share` only, as `everyMs`. */
    shares: shares.optional(),
    everyMs: everyMs.optional(),
    why,
  })
  .refine(({ action, from }) => (action === 'promote') === (from !== undefined), 'a promotion alone has "from"')
  .refine(({ action, remotes }) => action === 'promote' || remotes.length === 1, 'one remote is named')
  .refine(
    ({ action, version }) => action === 'pin' || action === 'share' || version === undefined,
    'only "pin" and "share" have a version',
  )
  .refine(({ action, shares }) => (action === 'share') === (shares !== undefined), '"share" alone has "shares"')
  .refine(isPlan, 'several shares, and they alone, have a time for each');

/** Throws a `DeploymentError` that names what is wrong. */
export const parseRequest = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new DeploymentError(400, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
};
