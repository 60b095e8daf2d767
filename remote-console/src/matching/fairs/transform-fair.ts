import type { Fair, LocalisedText } from 'shared/contract';

type FairFormValues = Partial<Fair>;

const isNamed = (value: { name?: Partial<LocalisedText> | null } | null | undefined) =>
  Boolean(value?.name?.ko?.trim());

/** Fields that the API takes from the setting if they are absent. */
const settingDefaults = [
  'timezone',
  'slotMinutes',
  'bufferMinutes',
  'requestTtlHours',
  'cancelCutoffHours',
  'leadMinutes',
] as const;

/** Form values of a fair as the API takes them: a venue or organiser without a name is null. */
export const transformFair = (fair: FairFormValues): FairFormValues => {
  const values: FairFormValues = {
    ...fair,
    venue: isNamed(fair.venue) ? fair.venue : null,
    organizer: isNamed(fair.organizer) ? fair.organizer : null,
  };
  for (const key of settingDefaults) if (values[key] === null) delete values[key];
  return values;
};
