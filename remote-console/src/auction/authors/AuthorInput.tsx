import type { Validator } from 'react-admin';
import type { Author } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { ReferenceSearchInput } from '../../components/inputs/ReferenceSearchInput';

interface Props {
  source: string;
  label: string;
  validate?: Validator;
  alwaysOn?: boolean;
}

/** An artist, found by name. */
export const AuthorInput = ({ source, label, validate }: Props) => {
  const localise = useLocalised();
  return (
    <ReferenceSearchInput<Author & { id: string }>
      source={source}
      reference="auction/authors"
      sort={{ field: 'order', order: 'ASC' }}
      label={label}
      optionText={({ name }) => localise(name)}
      validate={validate}
    />
  );
};
