import { useQuery } from '@tanstack/react-query';
import { SelectInput, type SelectInputProps, useFieldValue } from 'react-admin';
import { api } from 'shared/client';

const useLevels = () =>
  useQuery({
    queryKey: ['level-names'],
    queryFn: () => api.console.levels.list({ query: { sort: 'rank', limit: 100 } }),
  });

/** Name of the level whose id the field holds. */
export const LevelField = ({ source = '' }: { source?: string }) => {
  const { data } = useLevels();
  const id = useFieldValue({ source }) as string | null;
  return <>{data?.levels.find(({ _id }) => _id === id)?.name}</>;
};

/** Chooses a level; the value is its id. */
export const LevelInput = (props: SelectInputProps) => {
  const { data, isPending } = useLevels();
  return (
    <SelectInput
      choices={data?.levels ?? []}
      isPending={isPending}
      optionValue="_id"
      optionText="name"
      translateChoice={false}
      {...props}
    />
  );
};
