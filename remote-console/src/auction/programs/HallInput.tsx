import { SelectInput, type SelectInputProps, useFieldValue } from 'react-admin';
import { useLocalised } from '../../components/hooks/use-localised';
import { useSetting } from '../../data/use-setting';

/** The auction halls of the setting, as choices. */
const useHalls = () => {
  const localise = useLocalised();
  const { data, isPending } = useSetting();
  const halls = (data?.setting.auction.halls ?? []).map(({ code, name }) => ({ id: code, name: localise(name) }));
  return { halls, isPending };
};

/** Name of the hall whose code the field holds. */
export const HallField = ({ source = '' }: { source?: string }) => {
  const { halls } = useHalls();
  const code = useFieldValue({ source }) as string | null;
  return <>{halls.find(({ id }) => id === code)?.name ?? code}</>;
};

/** Chooses a hall; the value is its code. */
export const HallInput = (props: SelectInputProps) => {
  const { halls, isPending } = useHalls();
  return <SelectInput choices={halls} isPending={isPending} translateChoice={false} {...props} />;
};
