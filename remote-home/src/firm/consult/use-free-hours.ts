import { useEffect, useState } from 'react';
import { useAsyncData } from 'shared/account-forms';
import { type ApiFailure, api, failureOf } from 'shared/client';

interface HoursWish {
  /** Index of an office, or ''. */
  office: string;
  /** Id of a lawyer, or ''. */
  lawyer: string;
  /** Id of the hours that are booked; they come before the others. */
  booked?: string | undefined;
}

/** Of nobody. */
export const noWish: HoursWish = { office: '', lawyer: '' };

/**
 * The beginnings of the free hours of a lawyer or office, or of those that are booked; undefined until they are read.
 * Another `version` reads them anew.
 */
export const useFreeHours = ({ office, lawyer, booked = '' }: HoursWish, version = 0) => {
  const query = {
    ...(office && { office: Number(office) }),
    ...(lawyer && { _lawyer: lawyer }),
    ...(booked && { _hours: booked }),
  };
  const key = office || lawyer || booked ? `${office} ${lawyer} ${booked}` : null;
  const { data, error, refetch } = useAsyncData(key, () => api.consultationHours.list({ query }), version);
  return { starts: data?.starts, error, refetch };
};

/** Takes back a chosen hour that is not on offer any more, or of which this cannot be known. */
export const useHourRelease = (
  { starts, error }: Pick<ReturnType<typeof useFreeHours>, 'starts' | 'error'>,
  start: string,
  release: () => void,
) => {
  useEffect(() => {
    if (start && (starts ? !starts.includes(start) : error)) release();
  });
};

/** Whether the API refuses a chosen hour: somebody was faster, or it is not on offer any more. */
const isHourRefusal = ({ code, errors }: ApiFailure) =>
  code === 'slot_taken' || errors.some(({ field }) => field === 'start');

/** What is done when an hour is refused: `release` takes it back, and another version reads what is free. */
export const useRefusedHour = (release: () => void) => {
  const [hoursVersion, setHoursVersion] = useState(0);
  const releaseRefusedHour = async (cause: unknown) => {
    if (isHourRefusal(await failureOf(cause))) {
      release();
      setHoursVersion(hoursVersion + 1);
    }
    throw cause;
  };
  return { hoursVersion, releaseRefusedHour };
};
