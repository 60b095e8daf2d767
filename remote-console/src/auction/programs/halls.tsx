import { useQuery } from '@tanstack/react-query';
import { SelectInput, type SelectInputProps, useFieldValue } from 'react-admin';
import { api } from 'shared/client';
import { useWord } from '../../parts/use-word';

/** Places of auctions, as the setting has them. */
const useHalls = () => {
  const word = useWord();
  const { data, isPending } = useQuery({ queryKey: ['hall-names'], queryFn: () => api.console.setting.get() });
  const halls = (data?.setting.auction.halls ?? []).map(({ code, name }) => ({ id: code, name: word(name) }));
  return { halls, isPending };
};

export const HallField = ({ source = '' }: { source?: string }) => {
  const { halls } = useHalls();
  const code = useFieldValue({ source }) as string | null;
  return <>{halls.find(({ id }) => id === code)?.name ?? code}</>;
};

export const HallInput = (props: SelectInputProps) => {
  const { halls, isPending } = useHalls();
  return <SelectInput choices={halls} isPending={isPending} translateChoice={false} {...props} />;
};
