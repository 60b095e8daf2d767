import { SelectArrayInput, type SelectArrayInputProps } from 'react-admin';
import { useLanguage } from 'shared/i18n';
import { usePractices } from '../../data/use-practices';

/** Chooses practices of the firm, by their codes. */
export const PracticesInput = (props: Omit<SelectArrayInputProps, 'choices'>) => {
  const language = useLanguage();
  const { data, isPending } = usePractices();
  const choices = data?.practices.map(({ code, name }) => ({ id: code, name: name[language] || name.ko })) ?? [];
  return <SelectArrayInput choices={choices} isPending={isPending} translateChoice={false} {...props} />;
};
