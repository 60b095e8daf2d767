import { SelectInput, type SelectInputProps } from 'react-admin';
import { useLanguage } from 'shared/i18n';
import { useSetting } from '../../data/use-setting';

/** Chooses an office of the stored setting, by its index. */
export const OfficeInput = (props: Omit<SelectInputProps, 'choices'>) => {
  const language = useLanguage();
  const { data, isPending } = useSetting();
  const choices = data?.setting.offices.map(({ title }, id) => ({ id, name: title[language] || title.ko })) ?? [];
  return (
    <SelectInput
      choices={choices}
      isPending={isPending}
      parse={(value: number | '') => (value === '' ? null : value)}
      translateChoice={false}
      {...props}
    />
  );
};
