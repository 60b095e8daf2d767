import type { Author } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { type ReferenceFieldProps, ReferenceSearchInput } from '../../components/inputs/ReferenceSearchInput';

/** An artist, found by name. */
export const AuthorInput = (props: ReferenceFieldProps) => {
  const localise = useLocalised();
  return (
    <ReferenceSearchInput<Author & { id: string }>
      reference="auction/authors"
      sort={{ field: 'order', order: 'ASC' }}
      optionText={({ name }) => localise(name)}
      {...props}
    />
  );
};
