import type { Fair, LocalisedText } from 'shared/contract';

type Given = Partial<Fair>;

const isNamed = (part: { name?: Partial<LocalisedText> | null } | null | undefined) => Boolean(part?.name?.ko?.trim());

/** Left empty, these are taken from the setting when a fair is made. */
const usual = [
  'timezone',
  'slotMinutes',
  'bufferMinutes',
  'requestTtlHours',
  'cancelCutoffHours',
  'leadMinutes',
] as const;

/** A fair as it is written: a place or an organiser without a name is none. */
export const written = (fair: Given): Given => {
  const whole: Given = {
    ...fair,
    venue: isNamed(fair.venue) ? fair.venue : null,
    organizer: isNamed(fair.organizer) ? fair.organizer : null,
  };
  for (const key of usual) if (whole[key] === null) delete whole[key];
  return whole;
};
