import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';
import type { Author } from 'shared/contract';
import { useWord } from '../../parts/use-word';

interface Props {
  source: string;
  label: string;
  validate?: Validator;
  alwaysOn?: boolean;
}

/** An artist found by name. */
export const AuthorInput = ({ source, label, validate }: Props) => {
  const word = useWord();
  return (
    <ReferenceInput source={source} reference="auction/authors" sort={{ field: 'order', order: 'ASC' }}>
      <AutocompleteInput
        label={label}
        optionText={(author?: Author) => (author ? word(author.name) : '')}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
        {...(validate && { validate })}
      />
    </ReferenceInput>
  );
};
