import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { ConsultationHours } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { useLocalised } from '../../components/hooks/use-localised';
import { getLawyerName, useLawyers } from '../../data/use-lawyers';
import { useSetting } from '../../data/use-setting';

/** Whose hours they are: an office by its index in the setting, or a lawyer. */
export type HoursOwner = Pick<ConsultationHours, 'office' | '_lawyer'>;

export const useHours = () =>
  useQuery({
    queryKey: ['consultation-hours'],
    queryFn: () => api.console.consultationHours.list({ query: { limit: 100 } }),
  });

/** The hours of seven days from `from` (YYYY-MM-DD) on, and what is booked. */
export const useWeek = (id: string | undefined, from: string) =>
  useQuery({
    queryKey: ['consultation-hours-week', id, from],
    queryFn: () => api.console.consultationHours.week({ params: { id: id ?? '' }, query: { from } }),
    enabled: !!id && from !== '',
  });

/** All who can have hours, with their names: the offices, then the lawyers. */
export const useHoursOwners = () => {
  const localise = useLocalised();
  const language = useLanguage();
  const offices = useSetting().data?.setting.offices ?? [];
  const lawyers = useLawyers().data?.lawyers ?? [];
  return [
    ...offices.map(({ title }, office) => ({ key: `office-${office}`, office, _lawyer: null, name: localise(title) })),
    ...lawyers.map((lawyer) => ({
      key: lawyer._id,
      office: null,
      _lawyer: lawyer._id,
      name: getLawyerName(lawyer, language),
    })),
  ];
};

export const isOwnedBy = (hours: HoursOwner, { office, _lawyer }: HoursOwner) =>
  _lawyer ? hours._lawyer === _lawyer : !hours._lawyer && hours.office === office;

/** The first query for the hours or their owners that has no data; undefined once all have. */
export const useMissingHours = () => [useHours(), useSetting(), useLawyers()].find(({ data }) => !data);
