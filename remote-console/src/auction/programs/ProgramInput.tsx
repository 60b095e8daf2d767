import type { Validator } from 'react-admin';
import type { Program } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { ReferenceSearchInput } from '../../components/inputs/ReferenceSearchInput';

interface Props {
  source: string;
  label: string;
  validate?: Validator;
  alwaysOn?: boolean;
}

/** An auction, found by its title, the latest first. */
export const ProgramInput = ({ source, label, validate }: Props) => {
  const localise = useLocalised();
  return (
    <ReferenceSearchInput<Program & { id: string }>
      source={source}
      reference="auction/programs"
      sort={{ field: 'openAt', order: 'DESC' }}
      label={label}
      optionText={({ title }) => localise(title)}
      validate={validate}
    />
  );
};
