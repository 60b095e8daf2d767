import type { Fair, LocalisedText } from 'shared/contract';
import type { FairRules } from './use-fair-rules';

type FairFormValues = Partial<Fair>;

const isNamed = (value: { name?: Partial<LocalisedText> | null } | null | undefined) =>
  Boolean(value?.name?.ko?.trim());

/** Rules that a fair must have. */
const requiredRules = [
  'timezone',
  'slotMinutes',
  'bufferMinutes',
  'requestTtlHours',
  'cancelCutoffHours',
  'leadMinutes',
] as const;

/**
 * Form values of a fair as the API takes them: a venue or organiser without a name is null, and an empty rule is the one
 * that the form shows there. While `rules` are not known the API decides.
 */
export const transformFair = (fair: FairFormValues, rules?: FairRules): FairFormValues => {
  const values: FairFormValues = {
    ...fair,
    venue: isNamed(fair.venue) ? fair.venue : null,
    organizer: isNamed(fair.organizer) ? fair.organizer : null,
  };
  const empty = requiredRules.filter((key) => values[key] === null || values[key] === undefined);
  for (const key of empty) delete values[key];
  return { ...values, ...(rules && Object.fromEntries(empty.map((key) => [key, rules[key]]))) };
};
