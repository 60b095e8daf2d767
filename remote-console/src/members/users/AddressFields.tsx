import { Box } from '@mui/material';
import { maxLength, required, TextInput } from 'react-admin';

interface Props {
  /** Path of the address. */
  path: 'address' | 'company.address';
  required?: boolean;
}

/** Inputs of an address. */
export const AddressFields = ({ path, required: isRequired = false }: Props) => {
  const validators = isRequired ? [required()] : [];
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '120px minmax(0, 2fr) minmax(0, 1fr)' } }}>
      <TextInput
        source={`${path}.zip`}
        validate={[...validators, maxLength(5)]}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput source={`${path}.address1`} validate={[...validators, maxLength(200)]} />
      <TextInput source={`${path}.address2`} validate={maxLength(200)} />
    </Box>
  );
};
