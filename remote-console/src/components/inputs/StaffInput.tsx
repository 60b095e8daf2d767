import { SelectInput, type SelectInputProps } from 'react-admin';
import { useStaff } from '../../data/use-staff';
import { useT } from '../i18n';

/** Chooses a member of staff; the value is their id. */
export const StaffInput = (props: SelectInputProps) => {
  const t = useT();
  const { data, isPending } = useStaff();
  return (
    <SelectInput
      choices={data?.staff ?? []}
      isPending={isPending}
      optionValue="_id"
      optionText="name"
      emptyText={t('noAssignee')}
      translateChoice={false}
      {...props}
    />
  );
};
