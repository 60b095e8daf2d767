import { TextField } from '@mui/material';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search over rows that are no list of react-admin's. */
export const SearchField = ({ label, value, onChange }: Props) => (
  <TextField
    type="search"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ maxWidth: { sm: 260 } }}
  />
);
