import { z } from 'zod';
import { id } from '../fields';

/** A user as administrators see them beside other records. */
export const UserSummary = z.object({ _id: id, name: z.string(), username: z.string() });

/** The same with how to reach them. */
export const UserContact = UserSummary.extend({ email: z.string(), phone: z.string() });
