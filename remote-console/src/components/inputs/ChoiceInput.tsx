import { required as isRequired, SelectInput, type SelectInputProps, useResourceContext } from 'react-admin';
import { buildChoices } from '../../i18n/resource-labels';

interface Props extends Omit<SelectInputProps, 'choices' | 'validate'> {
  source: string;
  values: readonly string[];
  /** Field whose value labels are used, if it is not the source. */
  labelField?: string;
  required?: boolean;
}

/** Chooses a value of a closed list, labelled by the current resource. */
export const ChoiceInput = ({ source, values, labelField = source, required = false, ...rest }: Props) => (
  <SelectInput
    source={source}
    choices={buildChoices(useResourceContext() ?? '', labelField, values)}
    {...(required && { validate: isRequired() })}
    {...rest}
  />
);
