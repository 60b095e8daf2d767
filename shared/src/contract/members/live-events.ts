import { z } from 'zod';
import { id } from '../fields';

export const memberLiveEvents = {
  /** A new entry of the reader’s inbox. */
  notice: z.object({ code: z.string(), _ref: id.nullable() }),
};
