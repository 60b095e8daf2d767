import type { Program } from 'shared/contract';
import { useLocalised } from '../../components/hooks/use-localised';
import { type ReferenceFieldProps, ReferenceSearchInput } from '../../components/inputs/ReferenceSearchInput';

/** An auction, found by its title, the latest first. */
export const ProgramInput = (props: ReferenceFieldProps) => {
  const localise = useLocalised();
  return (
    <ReferenceSearchInput<Program & { id: string }>
      reference="auction/programs"
      sort={{ field: 'openAt', order: 'DESC' }}
      optionText={({ title }) => localise(title)}
      {...props}
    />
  );
};
