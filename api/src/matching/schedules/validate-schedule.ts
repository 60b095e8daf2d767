import type { MeetingMode } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { throwApiError } from '../../platform/http/errors';
import { buildGridByStart, throwInvalidSlots } from '../fairs/grid';
import type { FairRow } from '../fairs/table';

/** Sorts distinct starts of the grid; those not in `previous` must be in the future. Throws `slot_invalid`. */
export const validateStarts = (fair: FairRow, starts: string[], previous: string[] = []) => {
  const grid = buildGridByStart(fair);
  const at = now();
  const invalid = starts.filter((start) => !grid.has(start) || (start <= at && !previous.includes(start)));
  if (invalid.length > 0 || new Set(starts).size !== starts.length) throwInvalidSlots('slots', invalid);
  return [...starts].sort();
};

/** Throws `mode_refused` for repeated modes and modes that the fair does not have. */
export const assertModesAllowed = (fair: FairRow, mode: MeetingMode[]) => {
  if (new Set(mode).size !== mode.length) throwApiError('mode_refused');
  if (fair.type !== 'HYBRID' && mode.some((one) => one !== fair.type)) throwApiError('mode_refused');
};
