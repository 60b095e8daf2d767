import { AutocompleteInput, ReferenceInput, type Validator } from 'react-admin';
import type { Program } from 'shared/contract';
import { useWord } from '../../parts/use-word';

interface Props {
  source: string;
  label: string;
  validate?: Validator;
  alwaysOn?: boolean;
}

/** An auction found by its title, the latest first. */
export const ProgramInput = ({ source, label, validate }: Props) => {
  const word = useWord();
  return (
    <ReferenceInput source={source} reference="auction/programs" sort={{ field: 'openAt', order: 'DESC' }}>
      <AutocompleteInput
        label={label}
        optionText={(program?: Program) => (program ? word(program.title) : '')}
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
        {...(validate && { validate })}
      />
    </ReferenceInput>
  );
};
