import { Box } from '@mui/material';
import { maxLength, required, TextInput } from 'react-admin';

interface Props {
  /** Path of the address. */
  of: 'address' | 'company.address';
  needed?: boolean;
}

export const AddressFields = ({ of, needed = false }: Props) => {
  const must = needed ? [required()] : [];
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '120px minmax(0, 2fr) minmax(0, 1fr)' } }}>
      <TextInput
        source={`${of}.zip`}
        validate={[...must, maxLength(5)]}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput source={`${of}.address1`} validate={[...must, maxLength(200)]} />
      <TextInput source={`${of}.address2`} validate={maxLength(200)} />
    </Box>
  );
};
