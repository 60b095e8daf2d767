import { TextField } from '@mui/material';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A search outside of react-admin's lists. */
export const SearchField = ({ label, value, onChange }: Props) => (
  <TextField
    type="search"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ maxWidth: { sm: 260 } }}
  />
);
