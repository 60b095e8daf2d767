import { SelectInput, type SelectInputProps, useFieldValue } from 'react-admin';
import { useCategoryChoices } from './use-categories';

interface Props extends SelectInputProps {
  /** Levels that may be chosen from; all of them where it is left out. */
  levels?: number;
  /** One that cannot be chosen. */
  not?: string | undefined;
}

/** A category out of the tree. */
export const CategoryInput = ({ levels = Number.POSITIVE_INFINITY, not, ...rest }: Props) => {
  const { choices, isPending } = useCategoryChoices();
  const offered = choices.filter(({ id, depth }) => depth < levels && id !== not);
  return <SelectInput choices={offered} isPending={isPending} translateChoice={false} {...rest} />;
};

export const CategoryField = ({ source = '' }: { source?: string }) => {
  const id = useFieldValue({ source }) as string | null;
  const { wayTo } = useCategoryChoices();
  return <>{id && wayTo(id)}</>;
};
