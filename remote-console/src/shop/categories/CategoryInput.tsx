import { SelectInput, type SelectInputProps, useFieldValue } from 'react-admin';
import { useCategoryChoices } from './use-categories';

interface Props extends SelectInputProps {
  /** Number of levels to choose from, from the top; all by default. */
  levels?: number;
  /** A category that cannot be chosen. */
  excludedId?: string | undefined;
}

/** Chooses a category of the tree; the value is its id. */
export const CategoryInput = ({ levels = Number.POSITIVE_INFINITY, excludedId, ...rest }: Props) => {
  const { choices, isPending } = useCategoryChoices();
  const available = choices.filter(({ id, depth }) => depth < levels && id !== excludedId);
  return <SelectInput choices={available} isPending={isPending} translateChoice={false} {...rest} />;
};

/** Path of the category whose id the field holds. */
export const CategoryField = ({ source = '' }: { source?: string }) => {
  const id = useFieldValue({ source }) as string | null;
  const { getPath } = useCategoryChoices();
  return <>{id && getPath(id)}</>;
};
