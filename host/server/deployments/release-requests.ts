import { releaseActions } from 'shared/build/release/change-releases';
import { channel, major, name, version } from 'shared/remotes/parse';
import { z } from 'zod';
import { DeploymentError } from './deployment-error';

const why = z.string().trim().min(1).max(500).nullish();

/** The fields of an uploaded release. */
export const Upload = z.strictObject({
  name,
  channel,
  contract: major.optional(),
  force: z.enum(['true', 'false']).optional(),
  why,
});

/** What is to be done with releases that are published. */
export const Change = z
  .strictObject({
    action: z.enum(releaseActions),
    /** Of a promotion several; none: all that `from` runs. Of the others exactly one. */
    remotes: z.array(name).max(100),
    channel,
    from: channel.optional(),
    /** The version to pin, with or without the hash. */
    version: version.optional(),
    contract: major.optional(),
    force: z.boolean().optional(),
    why,
  })
  .refine(({ action, from }) => (action === 'promote') === (from !== undefined), 'a promotion alone has "from"')
  .refine(({ action, remotes }) => action === 'promote' || remotes.length === 1, 'one remote is named')
  .refine(({ action, version }) => action === 'pin' || version === undefined, 'only "pin" has a version');

/** Throws a `DeploymentError` that names what is wrong. */
export const parseRequest = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  throw new DeploymentError(400, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
};
