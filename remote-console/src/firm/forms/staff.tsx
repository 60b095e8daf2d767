import { useQuery } from '@tanstack/react-query';
import { SelectInput, type SelectInputProps, useFieldValue } from 'react-admin';
import { api } from 'shared/client';
import { formI18n } from './i18n';

/** People to whom work can be given. */
export const useStaff = () => useQuery({ queryKey: ['staff'], queryFn: () => api.console.staff.list() });

export const StaffField = ({ source = '' }: { source?: string }) => {
  const { data } = useStaff();
  const id = useFieldValue({ source }) as string | null;
  return <>{data?.staff.find(({ _id }) => _id === id)?.name ?? '—'}</>;
};

export const StaffInput = (props: SelectInputProps) => {
  const t = formI18n.useT();
  const { data, isPending } = useStaff();
  return (
    <SelectInput
      choices={data?.staff ?? []}
      isPending={isPending}
      optionValue="_id"
      optionText="name"
      emptyText={t('nobody')}
      translateChoice={false}
      {...props}
    />
  );
};
